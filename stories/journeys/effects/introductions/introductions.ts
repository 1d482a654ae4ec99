import { fromPromise } from 'xstate'
import type { ResultOf } from '../../../../contract/call.ts'
import type {
  introductionCalls,
  OwnIntroduction,
  SentIntroduction,
} from '../../../../contract/introductions/calls.ts'
import type {
  IntroductionCommands,
  SentIntroductionCommands,
} from '../../../../machines/introductions/introductionCommands.ts'
import { commandEffect } from '../../../../src/effects/shared/commandEffect.ts'
import type * as Real from '../../../../src/effects/introductions/introductions.ts'
import {
  askedIntroduction,
  endedIntroductions,
  sentAsked,
  sentTalking,
  talkingIntroduction,
} from '../../../introductions/samples.ts'
import { answer } from '../../../support/formEffect.ts'

type Effects = typeof Real

type Calls = typeof introductionCalls

let own: OwnIntroduction = askedIntroduction
let sent: SentIntroduction = sentAsked

const become = (next: OwnIntroduction) => answer<OwnIntroduction>(() => (own = next))
const becomeSent = (next: SentIntroduction) => answer<SentIntroduction>(() => (sent = next))

export const readOwnIntroduction: Effects['readOwnIntroduction'] = fromPromise(() =>
  answer<OwnIntroduction>(() => own),
)

export const listOwnIntroductions: Effects['listOwnIntroductions'] = fromPromise(() =>
  answer<ResultOf<Calls['listOwnIntroductions']>>(() => ({
    items: [own],
    next: null,
    counts: { open: 1, waiting: 1, ended: 0 },
  })),
)

export const readSentIntroduction: Effects['readSentIntroduction'] = fromPromise(() =>
  answer<SentIntroduction>(() => sent),
)

export const listSentIntroductions: Effects['listSentIntroductions'] = fromPromise(() =>
  answer<ResultOf<Calls['listSentIntroductions']>>(() => ({
    items: [sent],
    next: null,
    counts: { open: 1, waiting: 0, ended: 0 },
    left: { open: 9, today: 49 },
  })),
)

export const introductionCommands: Effects['introductionCommands'] = commandEffect<IntroductionCommands>({
  accept: () => become(talkingIntroduction),
  decline: () => become(endedIntroductions.declined),
  send: () => become(talkingIntroduction),
  apply: () => become(endedIntroductions.applied),
  end: () => become(endedIntroductions.ended),
})

export const sentIntroductionCommands: Effects['sentIntroductionCommands'] =
  commandEffect<SentIntroductionCommands>({
    withdraw: () => becomeSent({ ...sentAsked, state: 'withdrawn', turn: null, can: [] }),
    send: () => becomeSent(sentTalking),
    end: () => becomeSent({ ...sentTalking, state: 'ended', turn: null, can: [] }),
  })

export const downloadSharedResume: Effects['downloadSharedResume'] = fromPromise(() =>
  answer<object>(() => ({})),
)
