import { introductionCalls as calls } from '../../../contract/introductions/calls.ts'
import type {
  IntroductionCommands,
  SentIntroductionCommands,
} from '../../../machines/introductions/introductionCommands.ts'
import { request } from '../../network/request.ts'
import { commandEffect } from '../shared/commandEffect.ts'
import { saveFile } from '../../browser/saveFile.ts'
import { provided, requesting, type EffectRequest } from '../shared/provided.ts'

export const readOwnIntroduction = requesting(calls.readOwnIntroduction)
export const listOwnIntroductions = requesting(calls.listOwnIntroductions)
export const readSentIntroduction = requesting(calls.readSentIntroduction)
export const listSentIntroductions = requesting(calls.listSentIntroductions)

const ofCandidate = ({ input, signal }: EffectRequest<IntroductionCommands['send']['input']>) =>
  request(calls.candidateIntroductionEvent, input, { signal })

export const introductionCommands = commandEffect<IntroductionCommands>({
  accept: ofCandidate,
  decline: ofCandidate,
  send: ofCandidate,
  apply: ofCandidate,
  end: ofCandidate,
})

const ofCompany = ({ input, signal }: EffectRequest<SentIntroductionCommands['send']['input']>) =>
  request(calls.employerIntroductionEvent, input, { signal })

export const sentIntroductionCommands = commandEffect<SentIntroductionCommands>({
  withdraw: ofCompany,
  send: ofCompany,
  end: ofCompany,
})

/** Downloads a shared resume and saves it on the device. */
export const downloadSharedResume = provided(
  async ({
    input: { id, name },
    signal,
  }: EffectRequest<{ readonly id: string; readonly name: string }>): Promise<object> => {
    saveFile(await request(calls.introductionResume, { id }, { signal }), name)
    return {}
  },
)
