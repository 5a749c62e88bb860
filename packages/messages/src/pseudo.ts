/** A language made by machine, to see what is not put into words: every letter has an accent, every text is a third longer. */

export const PSEUDO = 'en-x-pseudo';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçđéƒĝĥíĵķļɱñöþɋŕšŧüṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞɊŔŠŦÜṼŴẊÝŽ';
const accented = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);
/** Whether a text has letters that nobody has translated. */
export const isPlain = (text: string): boolean => /[a-z]/i.test(text);

/** The same message in that language: what is filled in, and what it is chosen by, stays. */
export function pseudo(message: string): string {
  let at = 0;
  const until = (ends: RegExp): string => {
    const from = at;
    while (at < message.length && !ends.test(message[at]!)) at++;
    return message.slice(from, at);
  };
  const text = (): string => {
    let out = '';
    while (at < message.length && message[at] !== '}')
      out += message[at] === '{' ? argument() : accented(until(/[{}]/));
    return out;
  };
  /** `{name}`, or `{name, select, case {text} …}`. */
  const argument = (): string => {
    let out = until(/[,}]/);
    if (message[at] === ',') {
      out += message[at++];
      out += until(/[,}]/);
      while (at < message.length && message[at] !== '}') {
        out += message[at] === '{' ? `${message[at++]}${text()}${message[at++]}` : until(/[{}]/);
      }
    }
    return out + message[at++];
  };
  const whole = text();
  return `${whole}${'·'.repeat(Math.ceil(whole.length * 0.3))}`;
}

/** All messages of a game in that language. */
export const pseudoWords = (messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudo(message)]));
