/** Names of the titles of notices; `src/words/notices` has their words. */
export type NoticeTitle =
  | 'done'
  | 'error'
  | 'jobSaved'
  | 'news'
  | 'notCopied'
  | 'nothingUndone'
  | 'registrationFailed'
  | 'sessionEnded'

/** Names of the links in notices. */
export type NoticeLink = 'backToAccount'

/** Names of the messages without parameters. */
export type NoticeName =
  | 'accountKept'
  | 'changesInReview'
  | 'changesPublished'
  | 'companyExcluded'
  | 'companyJoined'
  | 'companyLeft'
  | 'companySaved'
  | 'companyShownAgain'
  | 'companyVerified'
  | 'conversationEnded'
  | 'deviceSignedOut'
  | 'emailChangeCanceled'
  | 'emailChanged'
  | 'emailLinkSent'
  | 'emailVerified'
  | 'exclusionRemoved'
  | 'fileDeleted'
  | 'invitationAccepted'
  | 'invitationApplied'
  | 'invitationDeclined'
  | 'invitationSent'
  | 'invitationWithdrawn'
  | 'invitedToApply'
  | 'jobShownAgain'
  | 'letterCopied'
  | 'letterCreated'
  | 'letterDeleted'
  | 'letterKept'
  | 'letterKeptBoth'
  | 'letterPrinted'
  | 'letterRenamed'
  | 'letterRestored'
  | 'letterTrashed'
  | 'letterUnsaved'
  | 'linkIncomplete'
  | 'loginNeeded'
  | 'logoRemoved'
  | 'logoSaved'
  | 'madeOwner'
  | 'madeRecruiter'
  | 'memberRemoved'
  | 'noteSaved'
  | 'messageSent'
  | 'nothingSent'
  | 'otherDevicesSignedOut'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyRenamed'
  | 'passwordChanged'
  | 'passwordSet'
  | 'photoRemoved'
  | 'photoSaved'
  | 'profileAnonymous'
  | 'profileHidden'
  | 'profileNamed'
  | 'profilePublished'
  | 'profileSaved'
  | 'providerUnlinked'
  | 'resumeCopied'
  | 'resumeCreated'
  | 'resumeDeleted'
  | 'resumeImported'
  | 'resumeKeptBoth'
  | 'resumeLocked'
  | 'resumePrinted'
  | 'resumeRenamed'
  | 'resumeRestored'
  | 'resumeShared'
  | 'resumeTrashed'
  | 'resumeUnlocked'
  | 'resumeUnsaved'
  | 'savedOnDevice'
  | 'searchChanged'
  | 'searchDeleted'
  | 'searchSaved'
  | 'versionNamed'

/** Parameters of the messages that have some, by name. */
export interface NoticeParams {
  /** The day of the erasure, `YYYY-MM-DD`. */
  readonly accountDeleted: { readonly day: string }
  /** A change by another member, as a sentence without its period. */
  readonly changed: { readonly sentence: string }
  readonly repliesSent: { readonly count: number }
  readonly rejectionsUndone: { readonly asked: number; readonly undone: number }
  /** Text that is in the language of the reader: of the server, the contract or the page. */
  readonly text: { readonly text: string }
}

/** Message of a notice: the name of its words, with their parameters if they have some. */
export type NoticeMessage =
  | NoticeName
  | {
      readonly [Name in keyof NoticeParams]: { readonly name: Name } & NoticeParams[Name]
    }[keyof NoticeParams]
