/** What is before everybody's eyes: a fight, a market, talks, a card that was drawn. */

import type { Message, View } from '@questwright/kernel';
import { alternativeIn, chanceOfTest, courseParts, testsIn, type Attribute, type Skill } from '@questwright/runebound';
import { useCardLines } from '../../table/why/card-text.tsx';
import { Num } from '../../table/why/rule-link.tsx';
import { useTable } from '../../table/shown-table.ts';
import { t } from '../../words.ts';
import { Fight } from './fight/fight.tsx';
import { Market } from './market.tsx';
import { isGrowing, LevelUp } from './moments/level-up.tsx';
import { OptionButton } from './option-button.tsx';
import { Picture } from './pictures/picture.tsx';
import { linesOfFight, rollsShown } from './fight/rolls.ts';
import styles from './stage.module.css';
import { CardName } from './tabletop.tsx';
import { Talks } from './talks.tsx';
import { Throw } from './fight/throw.tsx';
import { battleIn, cardAtHand, heroThing, PARTS, placeOf, talkIn, thingIn } from './view-readers.ts';

const isAtMarket = (view: View): boolean => view.decision?.proc === 'market step' && view.decision.mine?.asked === true;
const picksAPlace = (view: View): boolean =>
  view.decision?.mine?.asked === true && view.decision.mine.options.some((option) => placeOf(option) !== null);

export const isOnStage = (view: View): boolean =>
  !view.over &&
  !picksAPlace(view) &&
  (battleIn(view) !== null ||
    isAtMarket(view) ||
    isGrowing(view) ||
    talkIn(view) !== null ||
    cardAtHand(view) !== null);

/** A fight, a market and what is learned have the window for themselves. */
export const isScene = (view: View): boolean =>
  isOnStage(view) && (battleIn(view) !== null || isAtMarket(view) || isGrowing(view));

/** One of the ways in which a card may be met is asked for. */
const isChosenFrom = (view: View): boolean =>
  cardAtHand(view) !== null && view.decision?.mine?.options.some((option) => option.startsWith('choose:')) === true;

const SOLD: ReadonlySet<string> = new Set(['buy', 'hire', 'sell', 'heal', 'hints']);

/** What the stage shows itself. */
export function stages(view: View, option: string): boolean {
  const [choice = ''] = option.split(':');
  // On the way the cards of the dock say what is given up.
  if (choice === 'hints' && view.decision?.proc === 'movement step') return true;
  if (!isOnStage(view)) return false;
  if (isAtMarket(view)) return SOLD.has(choice);
  if (isGrowing(view)) return choice === 'improve' || choice === 'hints';
  if (talkIn(view) !== null) return choice === 'propose';
  if (battleIn(view) !== null) return choice === 'hints' && PARTS.some((part) => part === view.decision?.proc);
  return isChosenFrom(view) && (choice === 'choose' || choice === 'hints');
}

export function titleOfStage(view: View): string {
  if (battleIn(view) !== null) return t('panel.fight');
  if (isAtMarket(view)) return t('panel.market');
  if (isGrowing(view)) return t('panel.level');
  return t(talkIn(view) === null ? 'panel.card' : 'panel.talks');
}

export function Stage({ look }: { look?: React.ReactNode }) {
  const { view } = useTable();
  const battle = battleIn(view);
  const opponent = battle ? thingIn(view, battle.opponent) : null;
  if (battle && opponent) return <Fight battle={battle} opponent={opponent} look={look} />;
  return (
    <>
      <Peace />
      {look}
    </>
  );
}

function Peace() {
  const { view } = useTable();
  if (isAtMarket(view)) return <Market />;
  if (isGrowing(view)) return <LevelUp />;
  const talk = talkIn(view);
  if (talk) return <Talks talk={talk} />;
  const card = cardAtHand(view);
  return card?.card ? <Drawn card={card.card} thing={card.thing} /> : null;
}

/** A card over the map: what it says, and the ways to meet it. */
function Drawn({ card, thing }: { card: string; thing: number }) {
  const { log, view, offer, say, beat } = useTable();
  const ways = isChosenFrom(view) ? view.decision!.mine!.options.filter((one) => one.startsWith('choose:')) : [];
  const offered = new Set(ways.map((way) => (offer?.options[way] ? say(offer.options[way]) : way)));
  const lines = useCardLines(card).filter(({ text }) => !offered.has(text));
  const { rolls, step } = rollsShown(linesOfFight(log), beat);
  return (
    <section className={styles.drawn} aria-label={t('stage.card')} data-over-the-map="">
      <span className={styles.picture}>
        <Picture card={card} />
      </span>
      <div className={styles.text}>
        <h2>
          <CardName card={card} thing={thing} />
        </h2>
        {lines.map(({ key, text }) => (
          <p
            key={key + text}
            className={key.startsWith('flavour.') ? styles.quiet : key.startsWith('sheet.') ? styles.plain : undefined}
          >
            {text}
          </p>
        ))}
        <Trial />
        {rolls.map((roll) => (
          <Throw key={roll.key} roll={roll} step={step} />
        ))}
      </div>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map((way) => (
            <Way key={way} option={way} label={offer?.options[way] ?? null} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}

/** A way to meet a card: its name, what comes of it, and how likely that is. */
function Way({ option, label, card }: { option: string; label: Message | null; card: string }) {
  const { say } = useTable();
  const chances = useTests(card, option);
  const { title, text } = label === null ? { title: null, text: null } : courseParts(label);
  return (
    <OptionButton option={option}>
      <b>{title === null ? option : say(title).replace(/\.$/, '')}</b>
      {text !== null && <span className={styles.what}>{say(text)}</span>}
      {chances.map(({ number, chance, bonus }) => (
        <span key={number + bonus} className={styles.chance}>
          {t('trial.chance', { bonus, chance })}
        </span>
      ))}
    </OptionButton>
  );
}

/** The tests of one way, and how likely they are to be passed. */
function useTests(card: string, option: string): { number: number; bonus: number; chance: number }[] {
  const { scene, complete, content, seat } = useTable();
  if (seat === null) return [];
  const way = alternativeIn(content.get(card)?.['text'], option.slice('choose:'.length));
  return testsIn(way).flatMap((test) => {
    const found = complete(() => chanceOfTest(scene, seat, test));
    return found === null ? [] : [{ number: test.number, ...found }];
  });
}

interface Test {
  seat: number;
  attribute: Attribute;
  skill: Skill | null;
  number: number;
}

/** A test that is being made: what it needs, and how likely that is. */
function Trial() {
  const { view, scene, complete, tell } = useTable();
  const test = view.stack.findLast(({ proc }) => proc === 'test')?.locals as unknown as Test | undefined;
  const hero = test ? heroThing(view, test.seat) : null;
  if (!test || !hero) return null;
  const { attribute, skill, number, seat } = test;
  const found = complete(() => chanceOfTest(scene, seat, { test: attribute, skill, number }));
  if (found === null) return null;
  return (
    <p className={styles.trial}>
      {t('trial.needs', {
        attribute: tell(`value.${attribute}`),
        skill: skill === null ? null : tell(`skill.${skill}`),
        number,
      })}{' '}
      <Num of={[attribute, hero.thing]} title={tell(`value.${attribute}`)}>
        {t('trial.chance', found)}
      </Num>
    </p>
  );
}
