import { letterCalls } from '../../contract/letters/calls.ts'
import { typedOf, type TypedLetter } from '../../contract/letters/typed.ts'
import type { Saving } from '../../machines/draft/draft.ts'
import type { LetterCommands, NewLetter } from '../../machines/letters/letterCommands.ts'
import type { OpenedLetter } from '../../machines/letters/letterPage.ts'
import { letterDrafts } from '../browser/storage/letterDrafts.ts'
import { saveFile } from '../browser/saveFile.ts'
import { newLetterTitle } from '../words/letters/letters.ts'
import { contentOf } from './shared/letterContent.ts'
import { request } from '../network/request.ts'
import { commandEffect } from './shared/commandEffect.ts'
import { provided, requesting, type EffectRequest } from './shared/provided.ts'

export const listLetters = requesting(letterCalls.listLetters)
export const listParagraphs = requesting(letterCalls.listParagraphs)

export const readLetter = requesting(letterCalls.readLetter)

/** Loads a letter for editing, with unsaved text from the device. */
export const openLetter = provided(
  async ({ input: { id }, signal }: EffectRequest<{ readonly id: string }>): Promise<OpenedLetter> => {
    const letter = await request(letterCalls.readLetter, { id }, { signal })
    return { letter, opened: contentOf(letter), kept: letterDrafts.of(id) }
  },
)

export const saveContent = provided(
  ({
    input: { content, ...named },
    signal,
  }: EffectRequest<Saving<TypedLetter>>): Promise<{ readonly revision: number }> =>
    request(letterCalls.saveLetter, { ...named, ...content }, { signal }),
)

export const readContent = provided(async ({ input, signal }: EffectRequest<{ readonly id: string }>) =>
  contentOf(await request(letterCalls.readLetter, input, { signal })),
)

export const letterCommands = commandEffect<LetterCommands>({
  write: ({ input, signal }) => begin(input, signal),
  keepBoth: ({ input, signal }) => begin(input, signal),
  copy: ({ input: { id }, signal }) => request(letterCalls.createLetter, { copyOf: id }, { signal }),
  rename: async ({ input: { id, title }, signal }) => {
    const letter = await request(letterCalls.readLetter, { id }, { signal })
    const renamed = { ...typedOf(letter), title }
    await request(letterCalls.saveLetter, { id, revision: letter.revision, ...renamed }, { signal })
    return { id }
  },
  trash: ({ input, signal }) => request(letterCalls.trashLetter, input, { signal }),
  restore: ({ input, signal }) => request(letterCalls.restoreLetter, input, { signal }),
  delete: ({ input, signal }) => request(letterCalls.deleteLetter, input, { signal }),
  pdf: async ({ input: { id, fileName }, signal }) => {
    saveFile(await request(letterCalls.letterPdf, { id }, { signal }), fileName)
    return { id }
  },
})

const begin = ({ title = '', body = '', slug = null, resumeId = null }: NewLetter, signal: AbortSignal) =>
  request(letterCalls.createLetter, { title: title || newLetterTitle, body, slug, resumeId }, { signal })
