/**
 * Public files of each domain, importable by other domains and by the layers above. All other files of a
 * domain are private. Folders that are no domain (`shared`, `forms`, `shells`), and domains with a single
 * file in a layer, are public.
 */
export const faces: readonly string[] = [
  // A search is for what postings say, and finds it; an application answers their questions, and keeps what they said.
  'contract/postings/posting.ts',
  'contract/postings/jobSummary.ts',
  // Yearly pay is compared in the search, and typed there; an offer names an amount of money too.
  'contract/postings/amount.ts',
  'contract/postings/currency.ts',
  'contract/postings/money.ts',
  'contract/postings/payInWords.ts',
  'contract/postings/payPeriods.ts',
  // A saved search has the address and the words of a search.
  'contract/search/criteria.ts',
  'contract/search/paths.ts',
  'contract/search/remote.ts',
  // The search saves itself, and Preferences show what is saved and hidden.
  'contract/alerts/paths.ts',
  'machines/search/saving.ts',
  'src/pages/alerts/HiddenList.tsx',
  'src/pages/alerts/SavedSearches.tsx',
  'src/pages/alerts/SavingSearch.tsx',
  // People look for work of the kinds by which jobs are searched, and name the least pay like an offer, in the currency of
  // their country.
  'contract/postings/currencyOf.ts',
  'contract/search/choices.ts',
  'contract/applications/offeredPay.ts',
  // A profile is a tab of the candidate's page, takes its entries from a resume, and finds companies to exclude.
  'contract/resumes/calls.ts',
  'contract/companies/facts.ts',
  'src/pages/talent/LooksFor.tsx',
  'src/pages/talent/Overview.tsx',
  'src/words/profile/titles.ts',
  // People of the talent search are invited to apply, and found by a form like that of the job search.
  'contract/introductions/calls.ts',
  'contract/introductions/lifecycle.ts',
  'contract/introductions/paths.ts',
  'contract/talent/paths.ts',
  'src/pages/introductions/SentList.tsx',
  // Home of each side shows the invitations that wait for it, and the talent pages how many are left.
  'machines/introductions/introductionReadings.ts',
  'src/effects/introductions/introductions.ts',
  'src/views/introductions/IntroductionRow.tsx',
  'src/words/introductions/nameOfInvited.ts',
  // An export of one's data holds the profile, and how companies see it.
  'contract/talent/profile.ts',
  'server/talent/findProfiles.ts',
  'server/talent/profiles.ts',
  'src/views/search/formSearch.ts',
  'src/views/search/isPlainClick.ts',
  'src/pages/search/usePane.ts',
  'src/pages/search/useRoom.ts',
  'src/views/search/FilterGroup.tsx',
  'src/views/search/wideLayoutQuery.ts',
  'src/views/search/SearchField.tsx',
  'src/pages/search/SearchPlaces.tsx',
  // An invitation to apply has turns like an application, and answers its questions.
  'contract/applications/turns.ts',
  'contract/applications/application.ts',
  // An anonymous profile hides its owner in the way an application does, and the employer by its folded name.
  'server/applications/redaction/commonWords.ts',
  'server/applications/redaction/foldedWord.ts',
  'server/applications/redaction/nameRedaction.ts',
  'server/applications/redaction/tokens.ts',
  // Accounts and resumes change what a profile shows, and companies whom they meet; a deleted account has none.
  'server/talent/followAddress.ts',
  'server/talent/indexing.ts',
  'server/talent/meetExclusions.ts',
  'server/talent/profileChanges.ts',
  // Saved jobs show their state as public jobs do.
  'contract/postings/reads.ts',
  // Events of a posting affect its applications. Its days are counted like those of a shared resume.
  'contract/postings/events.ts',
  'contract/postings/lifecycle.ts',
  // Applicants are counted alike for a posting and for a list, with pending rejections.
  'contract/postings/counts.ts',
  'contract/applications/outbox.ts',
  // Saved jobs are listed like search results, beside sent applications.
  'contract/search/job.ts',
  'contract/search/calls.ts',
  // A company's page shows its open jobs as the home page does.
  'src/views/search/JobCard.tsx',
  // A login whose user the browser does not keep is ended on the server, too.
  'contract/session/calls.ts',
  // Letters are previewed and named where they are sent.
  'contract/letters/calls.ts',
  'contract/letters/letter.ts',
  'src/views/letters/MergedText.tsx',
  // Applicants are shown with their resumes.
  'contract/resumes/shared.ts',
  'src/views/resumes/ResumeText.tsx',
  // An application has a resume with it, and hides in it whose it is.
  'contract/resumes/attached.ts',
  'contract/resumes/document.ts',
  'contract/resumes/look.ts',
  // A letter is printed in the look of a resume.
  'contract/resumes/printed.ts',
  'contract/resumes/printedParts.ts',
  'contract/resumes/printedWords.ts',
  'contract/resumes/printing/printable.ts',
  // Settings show the devices and the e-mail address of an account.
  'src/pages/identity/Devices.tsx',
  'src/pages/identity/EmailAddress.tsx',
  // A change of the address is confirmed and undone by mailed links, as a password is reset. Its form is that of a password.
  'machines/auth/mailedLink.ts',
  'machines/auth/createPassword.ts',
  'machines/profile/changePassword.ts',
  'machines/identity/undoEmail.ts',
  'src/views/identity/ConfirmEmailView.tsx',
  'src/views/identity/UndoEmailView.tsx',
  // Settings show the devices of an account.
  // Every way in keeps who was let in as the login does; the login and the settings show passkeys.
  'machines/auth/keeping.ts',
  'machines/identity/passkeyLogin.ts',
  'src/views/identity/PasskeyButton.tsx',
  'src/pages/identity/Passkeys.tsx',
  // Logging in and out changes the session.
  'machines/session/sessionEvents.ts',
  'machines/session/sendToSession.ts',
  // Why the address is to be verified, and what it takes, stands above every page of a member.
  'machines/auth/verificationMail.ts',
  'src/views/auth/VerificationReminder.tsx',
  // Members have accounts; employers belong to a company, verified or not.
  'server/auth/accounts.ts',
  // Calls of several domains ask a member to prove who they are.
  'server/identity/proof.ts',
  'contract/identity/proof.ts',
  'server/identity/proofWays.ts',
  'machines/identity/proof.ts',
  'src/effects/identity/proof.ts',
  'src/words/identity/proof.ts',
  // Settings set the first password of an account.
  'src/pages/identity/FirstPassword.tsx',
  // A mailed link ends what strangers left in an account, which may have no password to change; exports list its ways in.
  'server/identity/identities.ts',
  'server/identity/passkeys.ts',
  'server/identity/waysIn.ts',
  'src/pages/privacy/DataExport.tsx',
  // Links of a change of address are opened on the pages of the login, where a passkey is used too.
  'src/effects/identity/passkeyLogin.ts',
  'src/effects/identity/emailAddress.ts',
  // A provider is connected within a login by password.
  'server/calls/auth/login.ts',
  // The login and the registration offer providers, and the settings list those of an account.
  'src/pages/identity/ProviderSignIn.tsx',
  'src/pages/identity/ConnectedAccounts.tsx',
  // A provider is connected by a login, and an employer who comes from one registers.
  'machines/auth/login.ts',
  'machines/auth/registration.ts',
  'server/companies/companies.ts',
  'server/companies/proof.ts',
  // The name of a company decides whether its postings are reviewed, and another name holds those that are open.
  'server/companies/foldedName.ts',
  'server/postings/review.ts',
  // Domains that deal with postings read their state and apply events to them.
  'server/postings/postings.ts',
  'server/postings/public.ts',
  'server/postings/queueComparison.ts',
  'server/postings/change.ts',
  'server/postings/counts.ts',
  // A posting is put into the search by its own domain, and found by another name once its company has one.
  'server/search/indexing.ts',
  'server/search/queueMatching.ts',
  // People are found by the machinery that finds jobs: index of words, matching, places, pages, and capped counts.
  'server/search/cappedCount.ts',
  'server/search/cells.ts',
  'server/search/expression.ts',
  'server/search/globe.ts',
  'server/search/places.ts',
  'server/search/placeToSearch.ts',
  'server/search/query.ts',
  'server/search/searchIndexes.ts',
  'server/search/territories.ts',
  'server/search/tieredPage.ts',
  'server/search/traits.ts',
  'server/search/wordIndex.ts',
  'server/search/wordMatching.ts',
  'server/search/words/terms.ts',
  'server/postings/findable.ts',
  // A company lists its jobs as a search does.
  'server/search/jobs.ts',
  // Saved searches are matched in memory as the job search matches.
  'server/search/matching.ts',
  // A deleted account shows one page in the place of all others; settings delete it.
  'src/pages/privacy/KeepAccountPage.tsx',
  'src/pages/privacy/Deletion.tsx',
  // An application is erased by the privacy domain, which knows it by its snapshot.
  'server/applications/applications.ts',
  // Applications follow the events of their posting.
  'server/applications/change.ts',
  // Jobs that are listed to a candidate say to which of them they have applied.
  'server/applications/sentTo.ts',
  // The promise of an answer stands beside how the company has kept it.
  'contract/postings/record.ts',
  'server/applications/record.ts',
  // Statistics of job posts are counted from their applications, whose stages and tags their pages show.
  'contract/postings/statistics.ts',
  'server/applications/statistics.ts',
  'contract/applications/stageNames.ts',
  'src/words/applications/answering.ts',
  'src/views/applications/employer/ApplicantTag.tsx',
  // An application and a letter are made with a resume, and an application with a letter.
  'server/resumes/resumes.ts',
  'server/resumes/fileName.ts',
  'server/resumes/pages/messages.ts',
  'server/letters/letters.ts',
  // A page that shows a job offers to save it, to apply for it, to report it, and others like it.
  'src/views/search/SaveToggle.tsx',
  'src/pages/postings/JobActs.tsx',
  'src/pages/applications/applying/Apply.tsx',
  'src/pages/applications/applying/useApply.tsx',
  'src/views/search/SimilarJobs.tsx',
  // A job that is found stands beside the list as it does on its page.
  'src/views/postings/JobView.tsx',
  // The page of a member's area stands in it, whatever domain it is of.
  'src/pages/session/MemberLayout.tsx',
  // Postings show waiting applicants, a link to the next, and the time until closing.
  'machines/applications/applicantsReading.ts',
  'src/views/applications/employer/ClosingPlate.tsx',
  // Applicants of a posting are listed below its header.
  'src/views/postings/PostingFrame.tsx',
  'src/views/postings/postingHead.tsx',
  'src/views/applications/employer/ApplicantsView.tsx',
  'src/words/applications/applicants.ts',
  // An invitation is opened by its link, as what was mailed about an account is.
  'src/views/auth/OpeningView.tsx',
  // Companies know a person by an id of their own, and invite whom they may see. The application goes with what was answered
  // before, and a shared resume hides what is not shared.
  'server/talent/personIds.ts',
  'server/talent/shownTo.ts',
  'server/talent/visibleTo.ts',
  'server/talent/employerRedaction.ts',
  'server/talent/exclusions.ts',
  'server/talent/redactedContent.ts',
  'contract/talent/paths.ts',
  'contract/introductions/paths.ts',
  // A conversation shows turns, messages and files as an application does.
  'src/views/applications/MessageQuote.tsx',
  // Sent invitations are a tab of the talent search.
  'src/views/applications/TurnTag.tsx',
  'src/views/applications/SentFile.tsx',
  'server/applications/earlier.ts',
  'server/applications/redaction/nameRedaction.ts',
  'server/applications/redaction/redactedDocument.ts',
  // A message to a person is searched for fraud like a posting.
  'contract/postings/findings.ts',
  // An export holds what a person sees of every domain, and an erasure leaves nothing of them in any.
  'contract/applications/calls.ts',
  'contract/companies/ownCompany.ts',
  'contract/postings/calls.ts',
  'contract/postings/report.ts',
  'server/applications/chosen.ts',
  'server/applications/hiding.ts',
  'server/applications/shown.ts',
  'server/introductions/introductions.ts',
  'server/introductions/step.ts',
  'server/introductions/shown.ts',
  'contract/introductions/calls.ts',
  'server/letters/look.ts',
  'server/resumes/pages/typesetter.ts',
  // A password can be changed, and a new one mailed, where there is one; linking a provider logs in.
  // Applications are kept for a time from their end, which their pages show.
  'contract/privacy/retention.ts',
  // Registration says what a person agrees to, and a member is asked for new terms above every page.
  'src/words/privacy/agreement.ts',
  'src/pages/privacy/TermsToAccept.tsx',
  // A saved search is one of the job search, by its address, and its preview is what that gives.
  'server/calls/search/jobs.ts',
  'contract/search/address.ts',
  'contract/search/criteria.ts',
  // It is matched by the words and places of the search, and narrowed by what a posting says.
  'contract/search/lengths.ts',
  'server/search/yearlyPay.ts',
  // Home lists jobs that fit what somebody looks for, and saves them like the search.
  'machines/alerts/forYou.ts',
  'machines/alerts/forYouCommands.ts',
  'machines/search/saving.ts',
  'src/effects/alerts/forYou.ts',
  'src/views/alerts/ForYou.tsx',
  'src/views/search/SaveToggle.tsx',
  'server/search/similar.ts',
  // An address that somebody proves to own brings its job alerts into the account.
  'server/alerts/joinAccount.ts',
  // An export holds saved searches, and an erasure leaves nothing of them.
  'contract/alerts/alertPage.ts',
  // The page of a search keeps the form that saves it in its address.
  'contract/alerts/paths.ts',
  // The mail about a closed job links the search for jobs like it.
  'contract/alerts/savedSearch.ts',
  'server/alerts/alertRequests.ts',
  'server/alerts/applyEvent.ts',
  'server/alerts/savedSearches.ts',
]
