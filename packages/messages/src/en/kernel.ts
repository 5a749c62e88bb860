/** English for what the kernel itself says. Games may say any of it differently: their messages come first. */
export const KERNEL_ENGLISH: Readonly<Record<string, string>> = {
  'kernel.seat': 'Seat {number}',
  'kernel.seat-name': '{seat}',
  'kernel.element': '{element}',
  'kernel.card': 'a card',
  'kernel.nothing': 'nothing',

  'kernel.pass': 'Pass',
  'kernel.use': 'Use {card} ({ability}{way, select, none {} other {, {way}}})',
  'ask.choose an effect.choose': 'Choose one.',

  'kernel.seats': 'This game is for {min} to {max} seats, not for {seats}.',
  'kernel.over': 'The game is over.',
  'kernel.stale': 'Question {no} is no longer open; now it is question {now}.',
  'kernel.not-asked': '{seat} is not being asked.',
  'kernel.empty-answer': 'The answer is empty.',
  'kernel.answered-already': '{seat} has answered already; others are still choosing.',
  'kernel.not-offered': 'Not on offer: {pick}.',
  'kernel.another-seat': 'It is not for {seat} to choose now.',
  'kernel.not-among': 'This is not among the options of “{choice}”.',
  'kernel.not-now': '“{choice}” is not possible now.',
  'kernel.another-step': '“{choice}” belongs to another step ({step}); the game is at {now}.',
  'kernel.another-timing': 'That belongs to another moment ({timing}).',
  'kernel.unknown': 'Nothing here is called “{id}”.',
  'kernel.nothing-to-undo': 'There is nothing to take back.',
  'kernel.nothing-to-redo': 'There is nothing to give again.',
  'kernel.not-in-play': '{thing} does not lie where its abilities count.',
  'kernel.face-down': '{thing} lies face down.',
  'kernel.no-such-ability': 'That has no ability here ({timing}).',
  'kernel.condition-false': 'The condition on {thing} does not hold.',
  'kernel.no-such-time': '{thing} can be used only during “{per}”, which is not being played.',
  'kernel.limit-reached':
    '{thing} has been used {times, plural, one {once} =2 {twice} other {# times}} already in this “{per}”, which is its limit.',
  'kernel.replaced-once': '{thing} has changed this happening already.',

  'event.ability used':
    '{seat, select, none {{card} takes effect} other {{seat} uses {card}}}{way, select, none {} other { ({way})}}.',
  'event.decided': '{seat} chooses by the rules: {pick}.',
  'event.proposed': '{seat} proposes: {terms}.',
  'event.agreed': 'The terms of {seat} are accepted: {terms}.',

  'verb.choose': 'one of these: {of}',
  'verb.steps': '{steps}',
  'verb.check':
    'if the condition holds: {then, select, none {nothing} other {{then}}}{else, select, none {} other {; otherwise: {else}}}',
  'verb.special': '{special}',
  'verb.lasting': 'an effect that lasts',

  'board.empty': '(none)',
  'board.cards': '{number, plural, one {1 card} other {# cards}}',
  'board.face-down': '{card} (face down)',
  'board.with-under': '{card} (under it: {under})',

  'layer.base': 'at first',
  'layer.rule': 'by a rule',
  'layer.set': 'set to {amount}',
  'layer.become': 'becomes {amount}',
  'layer.add': 'plus {amount}',
  'layer.times': 'times {amount}',
  'layer.least': 'at most {amount}',
  'layer.greatest': 'at least {amount}',
  'layer.floor': 'rounded down to a multiple of {amount}',
};
