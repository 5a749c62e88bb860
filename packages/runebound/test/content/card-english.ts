/** Reads what cards print as a player would: when, at what cost, and what happens to whom and how much. It knows nothing of the
 *  cards' data; words that it does not know it reports. */

export interface Said {
  what: string;
  /** The numbers and names in it. */
  parts: readonly string[];
  /** Of a test: what happens only then. */
  branch: 'success' | 'failure' | null;
  /** Which of several alternatives it is part of; null: of all. */
  alternative: number | null;
  /** What must be the case, as it is written; after "otherwise" with a "not" before it. */
  only: string | null;
  /** Who does it: the player, or other Heroes. */
  who: 'you' | 'each' | 'others';
}
export interface Line {
  /** Left of the colon: when, for whom, how often; or the heading of a list or a course. */
  head: string;
  costs: readonly string[];
  says: readonly Said[];
  rest: string;
}

const WHO =
  '(your enemy|you|an Ally of yours|each of your Allies|each of your party|one of your party|whoever rolled|this card)';
const EACH = '(?: for each (wound on you|character in your party|wound on this card|Ally of yours))?';
const WHOSE =
  '(?:all Challenges’|(?:green|yellow|blue|red)(?:,? or (?:green|yellow|blue|red))* Challenges’|all|your|its|your Allies’|your party’s|your enemy’s|other Heroes’)';
const UNTIL =
  '(?: (?:this combat round|this combat|until combat begins|this once|this turn|for this roll|this visit|until your next turn))?';

const PHRASES: readonly (readonly [string, string])[] = [
  ['gain', String.raw`gain (\d+) gold`],
  ['pay', String.raw`pay (\d+) gold`],
  ['pay half', 'pay half your gold'],
  ['wounds', String.raw`take (\d+) wounds?${EACH}`],
  ['exhaustion', String.raw`take (\d+) exhaustion${EACH}`],
  ['wounds on', String.raw`inflict (\d+) wounds? on ${WHO}${EACH}`],
  ['exhaustion on', String.raw`give (\d+) exhaustion to ${WHO}${EACH}`],
  ['heal', String.raw`heal (\d+|all) wounds?(?: on ${WHO})?`],
  ['rest', String.raw`discard (\d+|all) exhaustion(?: from ${WHO})?`],
  ['test', String.raw`test (Mind|Body|Spirit)(?:, (\w+))? (\d+)`],
  ['attack', String.raw`make a (ranged|melee|magic) attack( with this card)?(?: for (\d+) wounds?)?`],
  ['cancel', String.raw`cancel (\d+|all)`],
  ['reroll', 'roll the dice again'],
  ['market card', 'gain the top card of the market deck'],
  ['add to market', String.raw`add (\d+) cards? from the market deck to this market`],
  ['replenish', 'replenish the (green|yellow|blue|red) adventure counters'],
  ['keep', 'keep this card'],
  ['move', 'move to the nearest town'],
  ['discard', 'discard (this card|an Item of yours|an Ally of yours)'],
  ['step', String.raw`go to a space next to you(?: \(([^)]+)\))?`],
  ['escape', 'escape'],
  ['put back', 'put it under its deck instead'],
  ['refresh', 'turn (a card|a Weapon) of yours face up'],
  ['movement dice', 'roll your movement dice again'],
  ['fight', 'fight it'],
  [
    'change',
    String.raw`([+−]\d+) to (?:the )?(${WHOSE} [A-Za-z ]+?|number of (?:your )?movement dice|price of [a-z ]+|what all cards sell for|cards that you may activate on one occasion)${EACH}${UNTIL}(?= for each |[.,;]|$| (?:and|if|in|on|against|before|unless) )`,
  ],
];
const READERS = PHRASES.map(([what, reads]) => ({ what, reads: new RegExp(reads, 'y') }));
const CONDITION =
  /(?:if|unless) [^,]+?, |(?:in|on) (?:a |an )?(?:hills|forest|river|swamp|plains|road|mountains)(?:,? or (?:in|on) (?:a |an )?\w+)*, /y;

function effects(text: string): Pick<Line, 'says' | 'rest'> {
  const says: Said[] = [];
  let at = 0;
  let [branch, alternative, only, who]: [Said['branch'], number | null, string | null, Said['who']] = [
    null,
    null,
    null,
    'you',
  ];
  const skip = (what: RegExp): string | null => {
    what.lastIndex = at;
    const found = what.exec(text);
    if (found === null) return null;
    at = what.lastIndex;
    return found[0];
  };
  for (;;) {
    if (skip(/choose one: /y) !== null) alternative = 0;
    const each = skip(/each (?:other )?Hero(?: in your space)?: /y);
    if (each !== null) who = each.includes('other') ? 'others' : 'each';
    if (skip(/choose one: /y) !== null) alternative = 0;
    const condition = skip(CONDITION);
    if (condition !== null) only = condition.slice(0, -2);
    const found = READERS.flatMap(({ what, reads }) => {
      reads.lastIndex = at;
      const match = reads.exec(text);
      return match === null ? [] : [{ what, match }];
    })[0];
    if (found === undefined) return { says, rest: text.slice(at) };
    at += found.match[0].length;
    const beside = skip(/ \(if [^)]+\)/y);
    says.push({
      what: found.what,
      parts: found.match.slice(1).map((one) => one ?? ''),
      branch,
      alternative,
      only: beside ?? only,
      who,
    });
    if (at >= text.length || text.slice(at) === '.') return { says, rest: '' };
    if (skip(/\. Success: /y) !== null) branch = 'success';
    else if (skip(/\. Failure: /y) !== null) [branch, who] = ['failure', 'you'];
    else if (skip(/\. (?:Reward: )/y) !== null) branch = null;
    else if (skip(/\. Then /y) !== null) [branch, alternative, only, who] = [null, null, null, 'you'];
    else if (skip(/; otherwise /y) !== null) only = `not ${only!}`;
    else if (alternative !== null && skip(/,? or /y) !== null) alternative++;
    else if (alternative !== null && /, (?!and )/y.test(text.slice(at)) && skip(/, /y) !== null) alternative++;
    else skip(/; then |,? and |, /y);
  }
}
/** `In the melee phase, once a combat round — take 1 exhaustion: +2 to your melee rolls this combat round.` */
export function readLine(line: string): Line {
  const text = line.replace(/^./, (letter) => letter.toLowerCase()).replace(/\.$/, '');
  const alone = effects(text);
  if (alone.rest === '' && alone.says.length > 0) return { head: '', costs: [], ...alone };
  const [, head = '', costs, may, body = ''] = /^(.*?)(?: — ([^:]+))?: (you may )?(.*)$/.exec(text) ?? [];
  const listed = /^at once, (.*)$/.exec(text);
  if (listed !== null) return { head: 'at once', costs: [], ...effects(listed[1]!) };
  return {
    head: may === undefined ? head : `${head}, you may`,
    costs: costs === undefined ? [] : costs.split(' or '),
    ...effects(body),
  };
}
