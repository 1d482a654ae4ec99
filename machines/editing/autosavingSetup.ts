import { assign, setup } from 'xstate'
import { effect } from '../shared/effect.ts'
import type { Failure } from '../shared/failure.ts'
import { retryIn } from '../shared/retries.ts'
import {
  isOneOf,
  saysMore,
  saysTheSame,
  withChange,
  withFailure,
  withMine,
  withRead,
  withSaved,
  withSending,
  withTheirs,
  type AutosavingContext,
  type Content,
  type KeptContent,
  type SavedContent,
} from './autosavingContext.ts'

/** What is asked to be saved: what was typed, on the revision that it was typed into. */
export interface Saving {
  readonly id: string
  readonly revision: number
  readonly content: Content
}

/** What the machine of something that saves itself hears, does and asks. */
export const autosavingSetup = setup({
  types: {
    input: {} as { opened: SavedContent; kept: KeptContent | undefined },
    context: {} as AutosavingContext,
    events: {} as
      | { type: 'change'; change: Content }
      | { type: 'save' }
      | { type: 'connected' }
      | { type: 'keepMine' }
      | { type: 'takeTheirs' }
      | { type: 'leave'; to: string }
      | { type: 'stay' }
      | { type: 'discard' }
      | { type: 'refresh' },
    output: {} as { to: string | undefined },
    /** `unsaved`: what was typed is not all saved. `saved`: it is. `fixed`: nothing can be changed. */
    tags: {} as 'unsaved' | 'saved' | 'fixed',
  },
  actors: {
    saveContent: effect<{ readonly revision: number }, Saving>('saveContent'),
    readContent: effect<SavedContent, { readonly id: string }>('readContent'),
  },
  actions: {
    take: assign(({ context }, change: Content) => withChange(context, change)),
    send: assign(({ context }) => withSending(context)),
    knowSaved: assign(({ context }, { revision }: { readonly revision: number }) =>
      withSaved(context, revision, Date.now()),
    ),
    knowFailure: assign(({ context }, failure: Failure) => withFailure(context, failure)),
    knowTheirs: assign(({ context: { saved } }, theirs: SavedContent) => ({
      theirs,
      saved: { ...saved, isLocked: theirs.isLocked },
    })),
    adopt: assign(({ context }, read: SavedContent) => withRead(context, read)),
    keepMine: assign(({ context }) => withMine(context)),
    takeTheirs: assign(({ context }) => withTheirs(context)),
    rememberWayOut: assign((_, wayOut: string) => ({ wayOut })),
    forgetWayOut: assign({ wayOut: undefined }),
  },
  guards: {
    isChangedElsewhere: ({ context }) => context.theirs !== undefined,
    isLocked: ({ context }) => context.saved.isLocked,
    nothingClashes: ({ context }, read: SavedContent) =>
      !saysMore(context) ||
      read.isLocked ||
      saysTheSame(context.saved.content, read.content) ||
      isOneOf(context.unanswered, read.content),
    saysMore: ({ context }) => saysMore(context),
    wantsToLeave: ({ context }) => context.wayOut !== undefined,
    isOvertaken: (_, { reason }: Failure) => reason?.code === 'conflict' || reason?.code === 'state',
    isNotThere: (_, { reason }: Failure) => reason?.code === 'notFound',
    isAboutFields: (_, { fields = {} }: Failure) => Object.keys(fields).length > 0,
  },
  delays: {
    /** So long nobody has typed when it is saved. */
    pause: 1_000,
    /** So long an answer may take before "Saving" is said. */
    aMoment: 300,
    retry: ({ context }) => retryIn(context.tries),
  },
})
