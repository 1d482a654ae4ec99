import { contract } from '../../../contract/index.ts'
import { fileNameOf } from '../../resumes/fileName.ts'
import { documentOf } from '../../resumes/resumes.ts'
import { versionAt } from '../../resumes/versions.ts'
import { ownObject } from '../../refused.ts'
import { defineHandler } from '../shared/defineHandler.ts'

/**
 * Returns the PDF of a resume or of a version.
 *
 * @throws Refused (404) if the version no longer exists; Refused (503) if the queue is full or PDFs are
 * unavailable
 */
export const resumePdf = defineHandler(
  contract.resumes.resumePdf,
  async ({ account, db, resume, typesetter }, { version = resume.revision }) => {
    const said = version === resume.revision ? resume : ownObject(await versionAt(db, resume.id, version))
    const document = documentOf(said)
    const name = document.basics?.name || [account.first_name, account.last_name].join(' ')
    return {
      type: 'application/pdf',
      fileName: fileNameOf(name),
      body: await typesetter.pdf(account.id, document),
    }
  },
)
