import { contract, type Contract } from '../../../contract/index.ts'
import { ownIntroductionOf, sentIntroductionOf } from '../../introductions/shown.ts'
import { ownObject } from '../../refused.ts'
import { createPersonIds } from '../../talent/personIds.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { askIntroduction } from './askIntroduction.ts'
import { candidateIntroductionEvent } from './candidateIntroductionEvent.ts'
import { employerIntroductionEvent } from './employerIntroductionEvent.ts'
import { listOwnIntroductions, listSentIntroductions } from './listIntroductions.ts'

export const introductionHandlers: HandlersOf<Contract['introductions']> = {
  askIntroduction,
  listOwnIntroductions,
  /** Returns an invitation that the candidate received. */
  readOwnIntroduction: defineHandler(
    contract.introductions.readOwnIntroduction,
    async ({ db, introduction }) => ownIntroductionOf(db, introduction),
  ),
  candidateIntroductionEvent,
  listSentIntroductions,
  /** Returns an invitation that the company sent. */
  readSentIntroduction: defineHandler(
    contract.introductions.readSentIntroduction,
    async ({ db, introduction, keyedHash }) =>
      sentIntroductionOf(db, introduction, createPersonIds(keyedHash)),
  ),
  employerIntroductionEvent,
  /**
   * Returns the shared resume as a PDF.
   *
   * @throws Refused (404) if none is shared; Refused (503) if the queue is full
   */
  introductionResume: defineHandler(
    contract.introductions.introductionResume,
    async ({ account, documents, introduction, typesetter }) => {
      const { document, name } = ownObject(await documents.introductionResume(account.id, introduction))
      return { type: 'application/pdf', fileName: name, body: await typesetter.pdf(account.id, document) }
    },
  ),
}
