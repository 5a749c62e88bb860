/** The Trees of Disciplines as rungs by LVL: any Discipline of the LVL below opens the next one, so nothing joins two cards. */

import { DISCIPLINE_TREES, TREES, type Figure, type GearCard, type Tree } from '@questwright/middara/shown';
import { useState, type CSSProperties } from 'react';
import materials from '../../../materials/materials.module.css';
import { Sign } from '../../../materials/sign.tsx';
import { useAnswers } from '../../../table/dock/answering.ts';
import { useCardLines } from '../../../table/why/card-text.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { FaceOf, Facts, gearIn, Pic, signOf, Take, useNameOf, useSupposed, Compared } from './parts.tsx';
import { busyIn, cardOf, idOf, optionsOf, partyIn } from './readers.ts';
import { Refused } from './refusal.tsx';
import { useEscape } from './store.tsx';
import styles from './trees.module.css';

const treeOf = (card: GearCard | null): Tree | null => TREES.find((one) => card?.tags.includes(one)) ?? null;

/** The Disciplines that somebody has, in the order in which they were learned. */
function learnedBy(
  view: ReturnType<typeof useTable>['view'],
  content: ReturnType<typeof useTable>['content'],
  { gear }: Figure,
) {
  return gear.flatMap((thing) => {
    const card = cardOf(view, content, thing);
    return card?.kind === 'discipline' ? [{ thing, id: idOf(view, thing), card }] : [];
  });
}

export function Trees() {
  const { view, content, tell } = useTable();
  const figure = busyIn(view);
  const learned = figure === null ? [] : learnedBy(view, content, figure);
  const [tree, setTree] = useState<Tree>(treeOf(learned[0]?.card ?? null) ?? 'MARTIAL');
  const [chosen, choose] = useState<string | null>(null);
  if (figure === null) return null;
  const shown = chosen !== null && treeOf(gearIn(content, chosen)) === tree ? chosen : null;
  return (
    <section className={styles.trees} aria-label={tell('outfit.trees')} data-tree={tree}>
      <Learner figure={figure} learned={learned} />
      <div className={styles.tabs} role="group" aria-label={tell('outfit.which-tree')}>
        {TREES.map((one) => (
          <button
            key={one}
            type="button"
            data-tree={one}
            aria-pressed={one === tree}
            onClick={() => {
              setTree(one);
              choose(null);
            }}
          >
            <strong>{tell(`word.${one}`)}</strong>
            <span>{tell(`outfit.tree.${one}`)}</span>
          </button>
        ))}
      </div>
      <ol className={styles.rungs} reversed>
        {DISCIPLINE_TREES[tree]
          .map((_, at) => <Rung key={at} tree={tree} level={at + 1} figure={figure} chosen={shown} onChoose={choose} />)
          .toReversed()}
      </ol>
      {shown === null ? (
        <p className={styles.hint}>{tell('outfit.choose-discipline')}</p>
      ) : (
        <Detail key={shown} id={shown} figure={figure} onLeave={() => choose(null)} />
      )}
    </section>
  );
}

function Learner({ figure, learned }: { figure: Figure; learned: ReturnType<typeof learnedBy> }) {
  const { view, content, tell } = useTable();
  const nameOf = useNameOf();
  return (
    <aside className={styles.learner}>
      <FaceOf figure={figure} size={112} />
      <h2>{nameOf(figure.thing)}</h2>
      <p className={styles.xp}>
        <b>{figure.xp}</b> {tell('outfit.xp')}
      </p>
      <p>{tell('outfit.number-learned', { number: learned.length })}</p>
      <ul className={styles.known}>
        {learned.map(({ thing, id, card }) => (
          <li key={thing}>
            <Sign name="star" /> <strong>{tell(`content.${id}`)}</strong>
            <small>{tell('outfit.lvl', { level: card.level ?? 0 })}</small>
          </li>
        ))}
      </ul>
      <div className={styles.party}>
        <h3>{tell('outfit.party')}</h3>
        <ul>
          {partyIn(view)
            .filter(({ thing }) => thing !== figure.thing)
            .map((one) => (
              <li key={one.thing}>
                <FaceOf figure={one} size={36} />
                <span>
                  {tell('outfit.knows', {
                    figure: { thing: one.thing },
                    of: learnedBy(view, content, one).map(({ id }) => ({ content: id })),
                    number: learnedBy(view, content, one).length,
                  })}
                </span>
              </li>
            ))}
        </ul>
      </div>
    </aside>
  );
}

interface RungProps {
  tree: Tree;
  level: number;
  figure: Figure;
  chosen: string | null;
  onChoose(id: string): void;
}
function Rung({ tree, level, figure, chosen, onChoose }: RungProps) {
  const { content, tell, value, view } = useTable();
  const { cards } = DISCIPLINE_TREES[tree][level - 1]!;
  const open = Number(value('open LVL', figure.thing, tree) ?? 1) >= level;
  const learned = learnedBy(view, content, figure);
  const printed = gearIn(content, cards[0]!)?.XP ?? 0;
  const climbed = learned.some(({ card }) => treeOf(card) === tree && card.level === level);
  return (
    <li
      className={styles.rung}
      data-open={open || undefined}
      data-climbed={climbed || undefined}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      <h3 className={styles.level}>
        <b>{tell('outfit.lvl', { level })}</b>
        <small>{tell('outfit.xp-from', { XP: printed })}</small>
        <span className="unseen">{tell(open ? 'outfit.lvl-open' : 'outfit.lvl-closed')}</span>
      </h3>
      <ul>
        {cards.map((id) => (
          <li key={id}>
            <Node
              id={id}
              figure={figure}
              open={open}
              learned={learned.some((one) => one.id === id)}
              chosen={chosen === id}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface NodeProps {
  id: string;
  figure: Figure;
  open: boolean;
  learned: boolean;
  chosen: boolean;
  onChoose(id: string): void;
}
function Node({ id, figure, open, learned, chosen, onChoose }: NodeProps) {
  const { content, tell, value } = useTable();
  const { numberOf } = useAnswers();
  const lines = useCardLines(id).filter(({ about }) => about !== 'fact.kind');
  const option = `learn:${id}`;
  const number = numberOf(option);
  const cost = Number(value('XP cost', figure.thing, id) ?? 0);
  const state = learned ? 'learned' : number !== null ? 'offered' : open ? 'dear' : 'closed';
  const sign = learned ? 'star' : open ? signOf(gearIn(content, id)) : 'lock';
  return (
    <button
      type="button"
      className={styles.node}
      data-state={state}
      data-discipline={id}
      aria-pressed={chosen}
      onClick={({ currentTarget }) => {
        onChoose(id);
        // What tells about it comes up from below.
        requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
      }}
    >
      <span className={styles.stone}>
        <Sign name={sign} />
      </span>
      <strong>{tell(`content.${id}`)}</strong>
      <small className={state === 'closed' ? 'unseen' : styles.state}>{tell(`outfit.state.${state}`, { cost })}</small>
      {open && <span className={styles.does}>{lines[0]?.text}</span>}
      {number !== null && <kbd className={materials.key}>{number}</kbd>}
    </button>
  );
}

/** What a Discipline does, what it would change, and what it costs or what keeps it away. */
function Detail({ id, figure, onLeave }: { id: string; figure: Figure; onLeave(): void }) {
  const { view, content, tell, value } = useTable();
  const nameOf = useNameOf();
  useEscape(onLeave);
  const card = gearIn(content, id);
  const tree = treeOf(card);
  const option = `learn:${id}`;
  const has = figure.gear.some((thing) => idOf(view, thing) === id);
  const left = (view.zones['disciplines'] ?? []).find((one) => one.card === id);
  const cost = Number(value('XP cost', figure.thing, id) ?? 0);
  const offered = optionsOf(view).includes(option);
  return (
    <section className={styles.detail} aria-label={tell(`content.${id}`)}>
      <Pic id={id} />
      <div className={styles.text}>
        <h3>{tell(`content.${id}`)}</h3>
        <p className={styles.kind}>
          {tell('outfit.discipline', { tree: { key: `word.${tree}`, with: {} }, level: card?.level ?? 0, cost })}
        </p>
        <Facts id={id} />
      </div>
      {left && !has && <Learned figure={figure} thing={left.thing} name={nameOf(figure.thing)} />}
      <div className={styles.learn}>
        {has && <p>{tell('outfit.has-learned', { figure: { thing: figure.thing } })}</p>}
        <Take option={option} main>
          {tell('outfit.learn', { cost, left: figure.xp - cost })}
        </Take>
        {offered && <p>{tell('outfit.one-more', { level: card?.level ?? 0 })}</p>}
        {!has && <Refused option={option} title={tell('outfit.learn-title', { card: { content: id } })} />}
        <button type="button" className={styles.close} onClick={onLeave}>
          {tell('outfit.put-down')}
        </button>
      </div>
    </section>
  );
}
function Learned({ figure: { thing: who, gear }, thing, name }: { figure: Figure; thing: number; name: string }) {
  const { tell } = useTable();
  const now = useSupposed(who, gear);
  const then = useSupposed(who, [...gear, thing]);
  return <Compared now={now} then={then} title={tell('outfit.compared', { name })} />;
}

/** Which Familiar comes, for good. */
export function Familiars() {
  const { view, content, tell } = useTable();
  const figure = busyIn(view);
  if (figure === null) return null;
  return (
    <section className={styles.trees} aria-label={tell('outfit.familiars')}>
      <Learner figure={figure} learned={learnedBy(view, content, figure)} />
      <h2 className={styles.title}>{tell('outfit.which-familiar')}</h2>
      <ul className={styles.familiars}>
        {optionsOf(view)
          .filter((option) => option.startsWith('familiar:'))
          .map((option) => {
            const id = option.slice('familiar:'.length);
            return (
              <li key={option}>
                <Pic id={id} />
                <h3>{tell(`content.${id}`)}</h3>
                <Facts id={id} />
                <Take option={option} main>
                  {tell('outfit.choose', { card: { content: id } })}
                </Take>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
