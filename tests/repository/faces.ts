/**
 * Public files of each domain, importable by other domains and by the layers above. All other files of a
 * domain are private. Folders that are no domain (`shared`, `forms`, `shells`), and domains with a single
 * file in a layer, are public.
 */
export const faces: readonly string[] = [
  // The search finds postings by their content; applications answer their questions and store a copy.
  'contract/postings/posting.ts',
  'contract/postings/jobSummary.ts',
  // Searches compare and accept yearly pay, and offers contain an amount too.
  'contract/postings/amount.ts',
  'contract/postings/currency.ts',
  'contract/postings/money.ts',
  'contract/postings/payInWords.ts',
  'contract/postings/payPeriods.ts',
  // Saved searches use the criteria and the address of a search.
  'contract/search/criteria.ts',
  'contract/search/paths.ts',
  'contract/search/remote.ts',
  // The search page can save its search, and the preferences show saved searches and hidden items.
  'contract/alerts/paths.ts',
  'machines/search/saving.ts',
  'src/pages/alerts/HiddenList.tsx',
  'src/pages/alerts/SavedSearches.tsx',
  'src/pages/alerts/SavingSearch.tsx',
  // Profiles use the choices of the job search, and a minimum pay in the currency of the country.
  'contract/postings/currencyOf.ts',
  'contract/search/choices.ts',
  'contract/applications/offeredPay.ts',
  // The profile is a tab of the candidate's page. It imports entries from a resume and finds companies to
  // exclude.
  'contract/resumes/calls.ts',
  'contract/companies/facts.ts',
  'src/pages/talent/LooksFor.tsx',
  'src/pages/talent/Overview.tsx',
  'src/words/profile/titles.ts',
  // Companies invite people from the talent search, whose form resembles that of the job search.
  'contract/introductions/calls.ts',
  'contract/introductions/lifecycle.ts',
  'contract/introductions/paths.ts',
  'contract/talent/paths.ts',
  'src/pages/introductions/SentList.tsx',
  // The home pages show pending invitations, and the talent pages the number of invitations left.
  'machines/introductions/introductionReadings.ts',
  'src/effects/introductions/introductions.ts',
  'src/views/introductions/IntroductionRow.tsx',
  'src/words/introductions/nameOfInvited.ts',
  // Data exports contain the profile as its owner and as companies see it.
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
  // Invitations to apply have turns like applications, and answer questions of a posting.
  'contract/applications/turns.ts',
  'contract/applications/application.ts',
  // Anonymous profiles use the name redaction of applications, and redact the employer by its folded name.
  'server/applications/redaction/commonWords.ts',
  'server/applications/redaction/foldedWord.ts',
  'server/applications/redaction/nameRedaction.ts',
  'server/applications/redaction/tokens.ts',
  // Changes of accounts and resumes affect what profiles show, and changes of companies affect exclusions.
  'server/talent/followAddress.ts',
  'server/talent/indexing.ts',
  'server/talent/meetExclusions.ts',
  'server/talent/profileChanges.ts',
  // Saved jobs show their state like public jobs.
  'contract/postings/reads.ts',
  // Events of a posting affect its applications, and shared resumes count days like postings.
  'contract/postings/events.ts',
  'contract/postings/lifecycle.ts',
  // Applicants are counted for a posting and for lists, including pending rejections.
  'contract/postings/counts.ts',
  'contract/applications/outbox.ts',
  // Saved jobs are listed like search results, next to sent applications.
  'contract/search/job.ts',
  'contract/search/calls.ts',
  // Company pages list open jobs like the home page.
  'src/views/search/JobCard.tsx',
  // If the browser does not store the user, the login also ends the session on the server.
  'contract/session/calls.ts',
  // Applications preview letters and show their names.
  'contract/letters/calls.ts',
  'contract/letters/letter.ts',
  'src/views/letters/MergedText.tsx',
  // Applicants are shown with their resumes.
  'contract/resumes/shared.ts',
  'src/views/resumes/ResumeText.tsx',
  // Applications contain a resume, and can redact the name in it.
  'contract/resumes/attached.ts',
  'contract/resumes/document.ts',
  'contract/resumes/look.ts',
  // Letters are printed in the design of a resume.
  'contract/resumes/printed.ts',
  'contract/resumes/printedParts.ts',
  'contract/resumes/printedWords.ts',
  'contract/resumes/printing/printable.ts',
  // The settings show the devices and the email address of an account.
  'src/pages/identity/Devices.tsx',
  'src/pages/identity/EmailAddress.tsx',
  // Mailed links confirm and undo a change of the email address, like a password reset. Its form is like that
  // of the password.
  'machines/auth/mailedLink.ts',
  'machines/auth/createPassword.ts',
  'machines/profile/changePassword.ts',
  'machines/identity/undoEmail.ts',
  'src/views/identity/ConfirmEmailView.tsx',
  'src/views/identity/UndoEmailView.tsx',
  // Every way to log in stores the user like the login form; the login and the settings show passkeys.
  'machines/auth/keeping.ts',
  'machines/identity/passkeyLogin.ts',
  'src/views/identity/PasskeyButton.tsx',
  'src/pages/identity/Passkeys.tsx',
  // Logins and logouts change the session.
  'machines/session/sessionEvents.ts',
  'machines/session/sendToSession.ts',
  // A reminder to verify the email address is shown on every page of a member.
  'machines/auth/verificationMail.ts',
  'src/views/auth/VerificationReminder.tsx',
  // Members have accounts, and employers belong to companies.
  'server/auth/accounts.ts',
  // Calls of several domains require a proof of identity.
  'server/identity/proof.ts',
  'contract/identity/proof.ts',
  'server/identity/proofWays.ts',
  'machines/identity/proof.ts',
  'src/effects/identity/proof.ts',
  'src/words/identity/proof.ts',
  // The settings can set the first password of an account.
  'src/pages/identity/FirstPassword.tsx',
  // A mailed link removes credentials that strangers added to an account; exports list the credentials.
  'server/identity/identities.ts',
  'server/identity/passkeys.ts',
  'server/identity/waysIn.ts',
  'src/pages/privacy/DataExport.tsx',
  // Links that change the email address open on login pages, which also accept passkeys.
  'src/effects/identity/passkeyLogin.ts',
  'src/effects/identity/emailAddress.ts',
  // Connecting a provider can require a login by password.
  'server/calls/auth/login.ts',
  // The login and registration pages offer providers, and the settings list the connected ones.
  'src/pages/identity/ProviderSignIn.tsx',
  'src/pages/identity/ConnectedAccounts.tsx',
  // A login can connect a provider, and an employer who comes from a provider registers.
  'machines/auth/login.ts',
  'machines/auth/registration.ts',
  'server/companies/companies.ts',
  'server/companies/proof.ts',
  // The name of a company decides whether its postings are reviewed. A new name holds its open postings.
  'server/companies/foldedName.ts',
  'server/postings/review.ts',
  // Other domains read the state of postings and apply events to them.
  'server/postings/postings.ts',
  'server/postings/public.ts',
  'server/postings/queueComparison.ts',
  'server/postings/change.ts',
  'server/postings/counts.ts',
  // Postings update their own index entries, and again when their company has a new name.
  'server/search/indexing.ts',
  'server/search/queueMatching.ts',
  // The talent search uses the infrastructure of the job search: word index, matching, places, paging, capped
  // counts.
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
  // Company pages list jobs like a search.
  'server/search/jobs.ts',
  // Saved searches are matched in memory with the rules of the job search.
  'server/search/matching.ts',
  // A deleted account sees a single page, and the settings contain the deletion.
  'src/pages/privacy/KeepAccountPage.tsx',
  'src/pages/privacy/Deletion.tsx',
  // The privacy domain erases applications, including their snapshots.
  'server/applications/applications.ts',
  // Applications follow the events of their posting.
  'server/applications/change.ts',
  // Lists of jobs show a candidate which ones they have applied to.
  'server/applications/sentTo.ts',
  // The promised reply time is shown next to the company's reply record.
  'contract/postings/record.ts',
  'server/applications/record.ts',
  // Statistics of postings count applications, and their pages show stages and tags.
  'contract/postings/statistics.ts',
  'server/applications/statistics.ts',
  'contract/applications/stageNames.ts',
  'src/words/applications/answering.ts',
  'src/views/applications/employer/ApplicantTag.tsx',
  // Applications and letters use a resume, and applications use a letter.
  'server/resumes/resumes.ts',
  'server/resumes/fileName.ts',
  'server/resumes/pages/messages.ts',
  'server/letters/letters.ts',
  // Job pages offer to save, apply, report and view similar jobs.
  'src/views/search/SaveToggle.tsx',
  'src/pages/postings/JobActs.tsx',
  'src/pages/applications/applying/Apply.tsx',
  'src/pages/applications/applying/useApply.tsx',
  'src/views/search/SimilarJobs.tsx',
  // The search shows a job next to the list as on its own page.
  'src/views/postings/JobView.tsx',
  // Pages of all domains use the layout of the member area.
  'src/pages/session/MemberLayout.tsx',
  // Pages of postings show waiting applicants, a link to the next one, and the time until closing.
  'machines/applications/applicantsReading.ts',
  'src/views/applications/employer/ClosingPlate.tsx',
  // The applicants of a posting are listed below its header.
  'src/views/postings/PostingFrame.tsx',
  'src/views/postings/postingHead.tsx',
  'src/views/applications/employer/ApplicantsView.tsx',
  'src/words/applications/applicants.ts',
  // Invitations open from a link, like mailed account links.
  'src/views/auth/OpeningView.tsx',
  // Each company knows a person by its own id, and invites only people visible to it. Applications reuse
  // earlier answers, and redact shared resumes.
  'server/talent/personIds.ts',
  'server/talent/shownTo.ts',
  'server/talent/visibleTo.ts',
  'server/talent/employerRedaction.ts',
  'server/talent/exclusions.ts',
  'server/talent/redactedContent.ts',
  'contract/talent/paths.ts',
  'contract/introductions/paths.ts',
  // Conversations show messages like applications.
  'src/views/applications/MessageQuote.tsx',
  // Sent invitations are a tab of the talent search, with turns and files like applications.
  'src/views/applications/TurnTag.tsx',
  'src/views/applications/SentFile.tsx',
  'server/applications/earlier.ts',
  'server/applications/redaction/nameRedaction.ts',
  'server/applications/redaction/redactedDocument.ts',
  // Messages are checked for fraud like postings.
  'contract/postings/findings.ts',
  // Data exports contain what a person sees in every domain, and erasure removes it from all of them.
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
  // Pages of applications show how long ended applications are kept.
  'contract/privacy/retention.ts',
  // The registration shows the terms, and member pages ask to accept new ones.
  'src/words/privacy/agreement.ts',
  'src/pages/privacy/TermsToAccept.tsx',
  // A saved search has the address of a job search, and its preview runs that search.
  'server/calls/search/jobs.ts',
  'contract/search/address.ts',
  'contract/search/criteria.ts',
  // Saved searches are matched by words and places, and narrowed by the fields of a posting.
  'contract/search/lengths.ts',
  'server/search/yearlyPay.ts',
  // Home lists recommended jobs, and saves them like the search.
  'machines/alerts/forYou.ts',
  'machines/alerts/forYouCommands.ts',
  'machines/search/saving.ts',
  'src/effects/alerts/forYou.ts',
  'src/views/alerts/ForYou.tsx',
  'src/views/search/SaveToggle.tsx',
  'server/search/similar.ts',
  // Verifying an email address adds its job alerts to the account.
  'server/alerts/joinAccount.ts',
  // Data exports contain saved searches, and erasure removes them.
  'contract/alerts/alertPage.ts',
  // The address of a search page keeps the form that saves the search open.
  'contract/alerts/paths.ts',
  // Mails about a closed job link to a search for similar jobs.
  'contract/alerts/savedSearch.ts',
  'server/alerts/alertRequests.ts',
  'server/alerts/applyEvent.ts',
  'server/alerts/savedSearches.ts',
]
