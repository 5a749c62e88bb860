/** Reads what is printed of an Ability as a player would: what it costs, and what it says that happens, to whom and how much.
 *  It knows nothing of the card's data; words that it does not know it reports. */

export interface Said {
  /** Which of several alternatives it is part of; null: of all. */
  alternative: number | null;
  what: string;
  /** Whom it is for: a group that was named before, the figure itself, the one that is attacked. */
  whom: string;
  /** The numbers and names in it. */
  parts: readonly string[];
}
export interface Read {
  costs: readonly string[];
  /** Between name and costs: when, under which conditions, how often. */
  when: string;
  says: readonly Said[];
  /** What could not be read. */
  rest: string;
}

const AMOUNT = String.raw`((?:\d+ \+ )?(?:the LVL of your highest [A-Z]+|the difference hit)|\d+)`;
const TYPE = '(Physical|Magic|Irreducible)';
const EFFECTS = '(?:Barrier|Condemn|Courage|Darkness|Disease|Haste|Paralyze|Poison|Wilt)';
const EFFECT = `(${EFFECTS})`;
const GROUP =
  '((?:an?|each|another|each other) (?:figure|ally|opponent|adjacent opponent)(?: within SOI| in Range 4)?|the attacked figure)';
const SELF = 'yourself';
const ATTACKED = 'the attacked figure';

/** Each with what it is called and what stands for whom; `scope` names a group for what follows. */
const PHRASES: readonly { what: string; reads: string; scope?: true; self?: true }[] = [
  { what: 'damage', reads: `deal ${AMOUNT} ${TYPE} Damage(?: to (yourself|the attacked figure))?` },
  { what: 'damage equal', reads: `deal ${TYPE} Damage equal to ${AMOUNT}(?: to (yourself|the attacked figure))?` },
  { what: 'heal', reads: String.raw`HEAL ${AMOUNT}(?: \((yourself|the attacked figure)\))?` },
  {
    what: 'one of',
    reads: `(?:give|get) one of (${EFFECTS}(?:,? (?:or )?${EFFECTS})+)(?: (?:to )?(yourself|the attacked figure))?`,
  },
  { what: 'effect', reads: `(?:give|get) ${EFFECT}(?: (?:to )?(yourself|the attacked figure))?` },
  { what: 'effect off', reads: `remove ${EFFECT}(?: from (yourself|the attacked figure))?` },
  {
    what: 'tokens',
    reads: String.raw`(?:give|get) (\d+) (Dodge|Heal|Intervention|Vow|Summon) tokens?(?: (?:to )?(yourself|the attacked figure))?(?:, LIMIT (\d+))?`,
  },
  { what: 'push', reads: String.raw`PUSH (\d+)(?: \((yourself|the attacked figure)\))?` },
  { what: 'pull', reads: String.raw`PULL (\d+)(?: \((yourself|the attacked figure)\))?` },
  { what: 'swap', reads: 'SWAP(?: with (the attacked figure))?' },
  { what: 'warp', reads: String.raw`WARP(?: (yourself|the attacked figure))? to a free space within (\d+) spaces?` },
  {
    what: 'terrain',
    reads: String.raw`place (a Plank|\w+ Terrain|Water|Muck) within (\d+) spaces? of you`,
    self: true,
  },
  {
    what: 'attacks',
    reads: String.raw`make (an?|up to \d+) ?(Melee or Ranged|Melee|Ranged) Attacks?(?: on (one opponent|each [\w ]+?))?(, empowered without its SP cost)?(?=$|,| and |;)`,
    self: true,
  },
  { what: 'same attack', reads: 'make the same Attack again, on the same figure', self: true },
  { what: 'spell', reads: `cast a SPELL ${AMOUNT} on ${GROUP}(, empowered without its SP cost)?:?`, scope: true },
  { what: 'force', reads: `FORCE ${AMOUNT} against ${GROUP}:?`, scope: true },
  { what: 'aim', reads: `for ${GROUP}:?`, scope: true },
  { what: 'throw', reads: String.raw`THROW the (\w+) die(?: at (yourself|the attacked figure))?` },
  { what: 'free movement', reads: String.raw`move up to (\d+) spaces? for free`, self: true },
  { what: 'move', reads: 'make a Move Action( with FLIGHT)?', self: true },
  { what: 'empower', reads: 'EMPOWER this Attack without its SP cost, which adds the black die', self: true },
  { what: 'dodge', reads: 'DODGE without its SP cost', self: true },
  { what: 'counter', reads: 'COUNTER the Attacker without its SP cost', self: true },
  { what: 'to the roll', reads: String.raw`\+(\d+) TO THE ATK ROLL`, self: true },
  { what: 'more', reads: String.raw`\+(\d+) ${TYPE} Damage with this Attack`, self: true },
  { what: 'more equal', reads: `more ${TYPE} Damage with this Attack, as much as ${AMOUNT}`, self: true },
  { what: 'becomes', reads: `the Physical Damage of this Attack becomes ${TYPE} Damage`, self: true },
  { what: 'less', reads: String.raw`(\d+) less (Physical or Magic|Physical|Magic) Damage`, self: true },
  { what: 're-roll', reads: 'roll any of these dice again', self: true },
  { what: 'roll again', reads: 'make the whole Attack roll again', self: true },
  {
    what: 'summon',
    reads:
      'Spawn a LOYAL ESPER whose LVL is not above your highest of ASSEMBLAGE, within your SOI, for its COST in Summon tokens and as many SP',
    self: true,
  },
  {
    what: 'conduct',
    reads: 'change into a CONDUIT whose LVL is not above your highest of ASSEMBLAGE, or back',
    self: true,
  },
  { what: 'exalt', reads: 'use the Ability of an EXALTED ESPER', self: true },
];
const READERS = PHRASES.map((one) => ({ ...one, reads: new RegExp(one.reads, 'y') }));
/** Between two phrases; " or " begins another alternative. */
const BETWEEN = /(?:,? and |, )/y;
const OTHERWISE = /,? or /y;
const CHOOSE = /choose: /y;

function effects(text: string): Pick<Read, 'says' | 'rest'> {
  const says: Said[] = [];
  let [at, scope, alternative] = [0, '', null as number | null];
  const skip = (what: RegExp): boolean => {
    what.lastIndex = at;
    if (!what.test(text)) return false;
    at = what.lastIndex;
    return true;
  };
  for (;;) {
    while (text[at] === ' ') at++;
    if (skip(CHOOSE)) alternative = 0;
    const found = READERS.flatMap((one) => {
      one.reads.lastIndex = at;
      const match = one.reads.exec(text);
      return match === null ? [] : [{ ...one, match }];
    })[0];
    if (found === undefined) return { says, rest: text.slice(at) };
    at += found.match[0].length;
    const parts = found.match.slice(1).filter((one): one is string => one !== undefined);
    const named = parts.find((one) => one === SELF || one === ATTACKED);
    if (found.scope === true) scope = parts.find((one) => /figure|ally|opponent/.test(one))!;
    const whom = found.scope === true ? scope : found.self === true ? SELF : (named ?? scope);
    says.push({
      alternative,
      what: found.what,
      whom,
      parts: parts.filter((one) => one !== named || found.scope === true),
    });
    if (at === text.length) return { says, rest: '' };
    if (alternative !== null && skip(OTHERWISE)) alternative++;
    else skip(BETWEEN);
  }
}

/** `between Actions (1 SP, Exhaust): for an ally within SOI: HEAL 3`. */
export function readAbility(line: string): Read {
  const [, when = '', costs = '', text = ''] = /^(.*?)(?: \(([^)]*)\))?: (.*)$/.exec(line) ?? [];
  return { when, costs: costs === '' ? [] : costs.split(', '), ...effects(text) };
}
