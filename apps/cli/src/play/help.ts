/** What can be said during a game. */
export const HELP: readonly string[] = [
  'a number        choose that option; its words or their beginning do as well',
  '1 3             several numbers, where several things are chosen at once',
  'done, back      finish a choice of several parts; go one part back',
  'why             the rule behind the question',
  'why 2           the rule behind option 2',
  'why <words>     why a card, an option or an action is not on offer',
  'why <rule id>   a rule in full',
  'explain <value> [of what]',
  '                a number and everything that makes it so',
  'undo [n]        take back your last answer, or the last n',
  'redo            give it again',
  'log             everything that happened so far',
  'seat <n>        let another person at this screen act, where the rules allow it unasked',
  'save <file>     save the game',
  '(empty line)    show the position again',
  'quit            leave',
];
