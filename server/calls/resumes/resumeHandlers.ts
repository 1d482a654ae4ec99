import { contract, type Contract } from '../../../contract/index.ts'
import { lockStorage } from '../../files/storage.ts'
import { versionsOf } from '../../resumes/versions.ts'
import { followResumes } from '../../talent/profileChanges.ts'
import { defineHandler, type HandlersOf } from '../shared/defineHandler.ts'
import { createResume } from './createResume.ts'
import { deleteResume } from './deleteResume.ts'
import { importResume } from './importResume.ts'
import { listResumes } from './listResumes.ts'
import { lockResume } from './lockResume.ts'
import { nameResumeVersion } from './nameResumeVersion.ts'
import { readResume } from './readResume.ts'
import { resumePages } from './resumePages.ts'
import { resumePdf } from './resumePdf.ts'
import { saveResume } from './saveResume.ts'
import { shareResume } from './shareResume.ts'
import { trashResume } from './trashResume.ts'

export const resumeHandlers: HandlersOf<Contract['resumes']> = {
  listResumes,
  createResume,
  readResume,
  saveResume,
  /** Lists the versions of a resume, newest first; the first one is its current content. */
  listResumeVersions: defineHandler(contract.resumes.listResumeVersions, async ({ db }, { id }) => ({
    versions: await versionsOf(db, id),
  })),
  nameResumeVersion,
  lockResume,
  trashResume,
  /** Restores a resume from the trash. Returns its id. */
  restoreResume: defineHandler(contract.resumes.restoreResume, async ({ account, db, now }, { id }) =>
    db.transaction().execute(async (transaction) => {
      await lockStorage(transaction, account.id)
      await transaction.updateTable('resumes').set({ trashed_at: null }).where('id', '=', id).execute()
      await followResumes(transaction, account.id, now)
      return { id }
    }),
  ),
  deleteResume,
  shareResume,
  resumePdf,
  resumePages,
  importResume,
}
