/** Answers that are given one after the other: all the wounds that somebody has healed in a town, resting with whom it is for. The
 *  book heals one wound for each payment and asks for the dice before the counters; that stays so. */

import type { Bundle, Scene } from '@questwright/messages';
import type { ThingView } from '@questwright/kernel';

const partyIn = ({ view, value }: Scene): ThingView[] => [
  ...(view.zones[`hero/${view.viewer}`] ?? []),
  ...(view.zones[`area/${view.viewer}`] ?? []).filter(({ thing }) => value('counts as', thing) === 'ally'),
];
const lying = ({ counters }: ThingView, what: 'wounds' | 'exhaustion'): number => counters[what] ?? 0;

/** Several wounds of one character, and of the whole party. */
function healing(scene: Scene, options: readonly string[]): Bundle[] {
  const { view, value } = scene;
  const [price, gold] = [value('price of healing', view.viewer), value('money', view.viewer, 'healing')];
  if (typeof price !== 'number' || typeof gold !== 'number') return [];
  const most = price > 0 ? Math.floor(gold / price) : Infinity;
  const hurt = partyIn(scene).filter(({ thing }) => options.includes(`heal:${thing}:wound`));
  const heal = (one: ThingView, times: number): string[][] =>
    Array.from({ length: times }, () => [`heal:${one.thing}:wound`]);
  const single = hurt.flatMap((one) =>
    Array.from({ length: Math.max(0, Math.min(lying(one, 'wounds'), most) - 1) }, (_, fewer): Bundle => {
      const amount = fewer + 2;
      return {
        option: `heal:${one.thing}:wound`,
        text: { key: 'bundle.heal', with: { card: { thing: one.thing }, amount, price: amount * price } },
        answers: heal(one, amount),
      };
    }),
  );
  const all = hurt.reduce((sum, one) => sum + lying(one, 'wounds'), 0);
  if (hurt.length < 2 || all > most) return single;
  const answers = hurt.flatMap((one) => heal(one, lying(one, 'wounds')));
  const text = { key: 'bundle.heal-all', with: { amount: all, price: all * price } };
  return [...single, { option: `heal:${hurt[0]!.thing}:wound`, text, answers }];
}

/** Resting, and as many counters as it takes away. */
function resting(scene: Scene, options: readonly string[]): Bundle[] {
  const { view, value } = scene;
  const tired = value('may rest', view.viewer) as number[] | null;
  const [only, ...others] = partyIn(scene).filter(({ thing }) => tired?.includes(thing) === true);
  if (only === undefined || others.length > 0) return [];
  return options.flatMap((option): Bundle[] => {
    const [choice, word] = option.split(':');
    const discarded = choice === 'rest' ? value('exhaustion discarded by resting', Number(word)) : null;
    if (typeof discarded !== 'number' || discarded < 1) return [];
    const amount = Math.min(lying(only, 'exhaustion'), discarded);
    const text = { key: 'bundle.rest', with: { dice: Number(word), thing: { thing: only.thing }, amount } };
    return [{ option, text, answers: [[option], ['recover', String(amount)]] }];
  });
}

export function bundles(scene: Scene): Bundle[] {
  const { decision, viewer } = scene.view;
  const options = decision?.mine?.options ?? [];
  if (decision === null || viewer === null) return [];
  if (decision.proc === 'market step') return healing(scene, options);
  return decision.step === 'how to move' ? resting(scene, options) : [];
}
