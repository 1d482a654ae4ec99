import { fromPromise } from 'xstate'
import type { OpenedPosting } from '../../../machines/postings/postingEditor.ts'
import type * as Real from '../../../src/effects/openPosting.ts'
import { contentOf } from '../../../src/effects/shared/postingContent.ts'
import { answer } from '../../support/formEffect.ts'
import { findPosting } from '../memory.ts'

export const openPosting: (typeof Real)['openPosting'] = fromPromise(({ input: { id } }) =>
  answer((): OpenedPosting => ({ opened: contentOf(findPosting(id)), kept: undefined })),
)
