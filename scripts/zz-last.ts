import { words } from '@questwright/messages';
import { runeboundEntry } from '@questwright/runebound';
console.log(words(runeboundEntry.messages)({ key: 'verb.lasting', with: { lasting: { modify: { value: 'x', add: 1 }, until: 'combat' } } } as never));
