/** The open question of a seat as a numbered list, and the answer as it is put together step by step. */

import { choiceOf, done, next, type DistributeOf, type Form, type Offer, type SomeOf } from '@questwright/kernel';
import type { Sight } from '@questwright/messages';
import { say } from '../language.ts';
import type { Reader } from '../reader.ts';
import { toldApart } from './telling-apart.ts';

export interface Item {
  /** The option id, the choice of a form, or an element of the form being filled in. */
  id: string;
  text: string;
  rule: string;
  /** Further rules that make it what it is. */
  also: readonly string[];
  aside: boolean;
  form: boolean;
  /** Told in short, after the others. */
  quiet: boolean;
  /** Where on the drawing it leads; null when that is nowhere in particular. */
  mark: string | null;
  /** The whole answer, where it has several parts. */
  whole: readonly string[] | null;
}

/** A list up to this long is told as it is. */
const SHORT = 10;
const PLAIN = { also: [], aside: false, form: false, quiet: false, mark: null, whole: null } as const;

export class Question {
  readonly reader: Reader;
  readonly offer: Offer;
  /** What has been chosen so far: nothing, or a form and its first elements. */
  readonly begun: readonly string[];
  readonly canGoBack: boolean;

  constructor(reader: Reader, begun: readonly string[] = []) {
    this.reader = reader;
    const { offer } = reader;
    if (!offer) throw new Error(`Seat ${reader.viewer} is not being asked`);
    this.offer = offer;
    const { options, forms, asides } = offer;
    const [form] = forms;
    const alone = reader.isAsked && options.length + asides.length === 0 && forms.length === 1;
    const onlyForm = alone && !this.isOneAmount(form!);
    // With nothing else to choose from, a form is begun by itself.
    this.begun = begun.length === 0 && onlyForm ? [forms[0]!.choice] : begun;
    this.canGoBack = this.begun.length > (onlyForm ? 1 : 0);
  }

  with(begun: readonly string[]): Question {
    return new Question(this.reader, begun);
  }

  get form(): Form | null {
    return this.begun.length === 0 ? null : (this.offer.forms.find((one) => one.choice === this.begun[0]) ?? null);
  }
  /** Whether what has been chosen so far is an answer. */
  get mayStop(): boolean {
    return this.begun.length > 0 && done(this.offer, this.begun);
  }
  /** Elements are amounts: the number typed is the amount, not a place in the list. */
  get counts(): boolean {
    return this.form?.kind === 'amount' || this.form?.kind === 'distribute';
  }

  items(): Item[] {
    const { reader, offer, form } = this;
    const sights = (): Sight[] => reader.sights();
    if (form) {
      const { rule } = reader.label(form.choice);
      const text = (id: string): string => reader.element(form, id);
      const elements = next(offer, this.begun).map((id) => ({ ...PLAIN, id, text: text(id), rule }));
      return this.counts ? elements : toldApart(elements, sights, false);
    }
    const item = (id: string, more: Partial<Item>): Item => {
      return { ...PLAIN, id, ...reader.label(id), ...more };
    };
    const open = reader.isAsked;
    const options = open ? offer.options.map((id) => item(id, {})) : [];
    const told = this.withMarks(toldApart(options, sights, true), sights);
    const forms = open
      ? offer.forms.flatMap((one) => [
          ...this.wholes(one),
          ...(this.isOneAmount(one) ? [] : [item(one.choice, { form: true })]),
        ])
      : [];
    const seldom = new Set(told.length + forms.length > SHORT ? reader.quiet(offer.options) : []);
    const [loud, quiet] = [told.filter(({ id }) => !seldom.has(id)), told.filter(({ id }) => seldom.has(id))];
    return [
      ...this.inOrder(loud, forms),
      ...quiet.map((one) => ({ ...one, quiet: true })),
      ...toldApart(
        offer.asides.map((id) => item(id, { aside: true })),
        sights,
        true,
      ),
    ];
  }

  /** Whether there is one amount to say, and the game has words for each: then they are the list, and there is no form. */
  private isOneAmount(form: Form): boolean {
    return (
      form.kind === 'distribute' &&
      (form.of as unknown as DistributeOf).over.length === 1 &&
      this.wholes(form).length > 0
    );
  }
  /** Answers to a form that are found without going through its parts. */
  private wholes(form: Form): Item[] {
    const { rule } = this.reader.label(form.choice);
    return this.reader.wholes(form).map(({ elements, text }) => ({
      ...PLAIN,
      id: elements.at(-1)!,
      text,
      rule,
      form: false,
      whole: [form.choice, ...elements],
    }));
  }

  /** As the rules name the choices: what one is expected to do comes before the way out. */
  private inOrder(options: readonly Item[], forms: readonly Item[]): Item[] {
    const { view, teller } = this.reader;
    const { proc, step } = view.stack.at(-1) ?? { proc: '', step: '' };
    const names =
      teller.loaded.procs
        .get(proc)
        ?.steps.get(step)
        ?.choices.map(({ name }) => name) ?? [];
    const place = ({ id, whole }: Item): number => names.indexOf(choiceOf(whole?.[0] ?? id));
    const before = (form: Item, option: Item): boolean => place(form) >= 0 && place(form) < place(option);
    return forms.reduce<Item[]>(
      (all, form) => {
        const at = all.findIndex((one) => !one.form && one.whole === null && before(form, one));
        return at < 0 ? [...all, form] : all.toSpliced(at, 0, form);
      },
      [...options],
    );
  }

  /** Places with where they are found on the drawing, unless their names say it. */
  private withMarks(items: Item[], sights: () => readonly Sight[]): Item[] {
    // Whoever uses something knows where that is.
    const isPlace = ({ id }: Item): boolean => choiceOf(id) !== 'use' && /:[a-z]/.test(id);
    if (!items.some(isPlace)) return items;
    const marks = new Map(sights().map(({ word, mark }) => [word, mark]));
    return items.map((item) => {
      if (!isPlace(item)) return item;
      const mark = item.id.split(':').flatMap((word) => marks.get(word) ?? [])[0];
      const isSaid = mark === undefined || new RegExp(`\\b${mark}\\b`).test(item.text);
      return { ...item, mark: mark ?? null, text: isSaid ? item.text : `${item.text} [${mark}]` };
    });
  }

  /** What to do now, while a form is being filled in. */
  instruction(): string {
    const { form, reader } = this;
    if (!form) return '';
    const elements = this.begun.slice(1);
    const chosen = elements.map((id) => reader.element(form, id));
    const { text } = reader.label(form.choice);
    const range = next(this.offer, this.begun);
    const between = range.length > 1 ? say('form.from-to', { least: range[0]!, most: range.at(-1)! }) : `${range[0]}`;
    switch (form.kind) {
      case 'amount':
        return `${text}: ${between}`;
      case 'distribute': {
        const { over } = form.of as unknown as DistributeOf;
        const place = over[elements.length];
        const so = over.slice(0, elements.length).map((one, i) => `${this.place(one.id)} ${elements[i]}`);
        const told = so.length > 0 ? `${text} ${say('form.so-far', { places: so.join(', ') })}` : text;
        return place ? say('form.for', { text: told, place: this.place(place.id), amount: between }) : told;
      }
      case 'some': {
        const { min, max } = form.of as unknown as SomeOf;
        const number = min === max ? min : say('form.min-max', { min, max });
        if (chosen.length === 0) return say('form.choose', { text, number });
        return say('form.choose-more', { text, number, chosen: chosen.join(', ') });
      }
      case 'order':
      case 'path':
        if (chosen.length === 0) return say('form.first', { text });
        return say('form.next', { text, chosen: chosen.join(', ') });
      case 'confirm':
        return `${text}?`;
    }
  }

  /** What something is shared out over. The game says whether its number is a card or a seat: `place.<choice>`. */
  private place(id: string): string {
    const key = `place.${this.form!.choice}`;
    const { reader } = this;
    return reader.say(
      reader.teller.say.has(key)
        ? { key, with: { place: id, thing: Number(id), seat: Number(id) } }
        : { key: 'kernel.element', with: { element: id } },
    );
  }

  /** Puts elements to what was begun; null when one of them does not fit there. */
  extend(elements: readonly string[]): Question | null {
    let begun = [...this.begun];
    // A subset is answered in the order of the list, whatever the order in which it was typed.
    const of = this.form?.kind === 'some' ? (this.form.of as unknown as SomeOf).of : null;
    const inOrder = of ? [...elements].sort((x, y) => of.indexOf(x) - of.indexOf(y)) : elements;
    for (const element of inOrder) {
      if (!next(this.offer, begun).includes(element)) return null;
      begun = [...begun, element];
    }
    return this.with(begun);
  }

  /** Nothing is left to choose: the answer is whole. */
  get isWhole(): boolean {
    if (this.begun.length === 1 && !this.form) return true;
    return this.mayStop && next(this.offer, this.begun).length === 0;
  }
}
