import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { machines } from '../../machines/index.ts'
import { restingPaths } from '../support/restingPaths.ts'
import { StatesGallery } from '../support/StatesGallery.tsx'

const meta = preview.meta({
  title: 'Start here/All states',
  component: StatesGallery,
  // Galleries differ only in their view, so only that of Login is tested. The frames show stories with tests
  // of their own.
  tags: ['states', '!test'],
  parameters: { a11y: { options: { iframes: false } }, docs: { disable: true } },
  args: { view: 'Views/Login' },
  argTypes: {
    view: { table: { disable: true } },
    width: {
      control: 'select',
      options: [320, 390, 600, 768, 904, 1440],
      description: 'Of each window, in px; as wide as the view needs, if nothing is chosen',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByTitle(/^Views/, undefined, { timeout: 25_000 })
  },
})

export const AnsweringMany = meta.story({ name: 'Answering many', args: { view: 'Views/Answering many' } })

export const Applicant = meta.story({ args: { view: 'Views/Applicant' } })

export const ApplicantPage = meta.story({ name: 'Applicant page', args: { view: 'Views/Applicant page' } })

export const Applicants = meta.story({ args: { view: 'Views/Applicants' } })

export const ApplicantsBoard = meta.story({
  name: 'Applicants board',
  args: { view: 'Views/Applicants board' },
})

export const Application = meta.story({ args: { view: 'Views/Application' } })

export const ApplicationPage = meta.story({
  name: 'Application page',
  args: { view: 'Views/Application page' },
})

export const Apply = meta.story({ args: { view: 'Views/Apply' } })

export const ApplyAsAGuest = meta.story({
  name: 'Apply as a guest',
  args: { view: 'Views/Apply as a guest' },
})

export const ApplyPage = meta.story({ name: 'Apply page', args: { view: 'Views/Apply page' } })

export const BringResume = meta.story({ name: 'Bring a resume', args: { view: 'Views/Bring a resume' } })

export const Applications = meta.story({ args: { view: 'Views/Applications' } })

export const CandidateHome = meta.story({ name: 'Candidate home', args: { view: 'Views/Candidate home' } })

export const ChangePassword = meta.story({ name: 'Change password', args: { view: 'Views/Change password' } })

export const Channel = meta.story({ args: { view: 'Views/Channel' } })

export const Company = meta.story({ args: { view: 'Views/Company' } })

export const CompanyMembers = meta.story({
  name: 'Company members',
  args: { view: 'Views/Company members' },
})

export const CompanyPage = meta.story({ name: 'Company page', args: { view: 'Views/Company page' } })

export const CompanyProof = meta.story({ name: 'Company proof', args: { view: 'Views/Company proof' } })

export const ConnectAProvider = meta.story({
  name: 'Connect a provider',
  args: { view: 'Views/Connect a provider' },
})

export const ConnectedAccounts = meta.story({
  name: 'Connected accounts',
  args: { view: 'Views/Connected accounts' },
})

export const CoverLetters = meta.story({ name: 'Cover letters', args: { view: 'Views/Cover letters' } })

export const CreatePassword = meta.story({ name: 'Create password', args: { view: 'Views/Create password' } })

export const DataExport = meta.story({ name: 'Data export', args: { view: 'Views/Data export' } })

export const DeleteYourAccount = meta.story({
  name: 'Delete your account',
  args: { view: 'Views/Delete your account' },
})

export const Devices = meta.story({ args: { view: 'Views/Devices' } })

export const EmailAddress = meta.story({
  name: 'Email address',
  args: { view: 'Views/Email address' },
})

export const EmailLinks = meta.story({
  name: 'Email links',
  args: { view: 'Views/Email links' },
})

export const EmployerHome = meta.story({ name: 'Employer home', args: { view: 'Views/Employer home' } })

export const EmployerSettings = meta.story({
  name: 'Employer settings',
  args: { view: 'Views/Employer settings' },
})

export const Failed = meta.story({ args: { view: 'Views/Failed' } })

export const ForgotPassword = meta.story({ name: 'Forgot password', args: { view: 'Views/Forgot password' } })

export const HiddenJobs = meta.story({ name: 'Hidden jobs', args: { view: 'Views/Hidden jobs' } })

export const Home = meta.story({ args: { view: 'Views/Home' } })

export const HostedSession = meta.story({ name: 'Hosted session', args: { view: 'Views/Hosted session' } })

export const Help = meta.story({ args: { view: 'Views/Help' } })

export const Landing = meta.story({ args: { view: 'Views/Landing' } })

export const Invitation = meta.story({ args: { view: 'Views/Invitation' } })

export const InvitationToApply = meta.story({
  name: 'Invitation to apply',
  args: { view: 'Views/Invitation to apply' },
})

export const SentInvitation = meta.story({ name: 'Sent invitation', args: { view: 'Views/Sent invitation' } })

export const Job = meta.story({ args: { view: 'Views/Job' } })
export const JobAlert = meta.story({ name: 'Job alert', args: { view: 'Views/Job alert' } })

export const Jobs = meta.story({ args: { view: 'Views/Jobs' } })

export const KeepYourAccount = meta.story({
  name: 'Keep your account',
  args: { view: 'Views/Keep your account' },
})

export const LetterEditor = meta.story({ name: 'Letter editor', args: { view: 'Views/Letter editor' } })

export const Login = meta.story({
  tags: ['test'],
  args: { view: 'Views/Login' },
  play: async ({ canvas }) => {
    const windows = await canvas.findAllByTitle(/^Views/, undefined, { timeout: 25_000 })
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names).toEqual([...restingPaths(machines.login), 'With a choice of their own'])
    await expect(windows.length).toBeGreaterThan(names.length)
  },
})

export const Logout = meta.story({ args: { view: 'Views/Logout' } })

export const Mails = meta.story({ args: { view: 'Views/Mails' } })

export const MemberShell = meta.story({
  name: 'Member shell',
  args: { view: 'Views/Member shell' },
})

export const MoreOfAList = meta.story({ name: 'More of a list', args: { view: 'Views/More of a list' } })

export const NameTheCompany = meta.story({
  name: 'Name the company',
  args: { view: 'Views/Name the company' },
})

export const NoLongerHere = meta.story({ name: 'No longer here', args: { view: 'Views/No longer here' } })

export const NotFound = meta.story({ name: 'Not found', args: { view: 'Views/Not found' } })

export const Notifications = meta.story({ args: { view: 'Views/Notifications' } })

export const Paragraphs = meta.story({ args: { view: 'Views/Paragraphs' } })

export const PasskeyOnTheLogin = meta.story({
  name: 'Passkey on the login',
  args: { view: 'Views/Passkey on the login' },
})

export const Passkeys = meta.story({ args: { view: 'Views/Passkeys' } })

export const PlaceSuggestions = meta.story({
  name: 'Place suggestions',
  args: { view: 'Views/Place suggestions' },
})

export const Posting = meta.story({ args: { view: 'Views/Posting' } })

export const Postings = meta.story({ args: { view: 'Views/Postings' } })

export const PostingEditor = meta.story({ name: 'Posting editor', args: { view: 'Views/Posting editor' } })

export const PrivacyPolicyAndTerms = meta.story({
  name: 'Privacy policy and terms',
  args: { view: 'Views/Privacy policy and terms' },
})

export const Profile = meta.story({ args: { view: 'Views/Profile' } })

export const ProfileEditor = meta.story({ name: 'Profile editor', args: { view: 'Views/Profile editor' } })

export const ProfileOverview = meta.story({
  name: 'Profile overview',
  args: { view: 'Views/Profile overview' },
})

export const ProvidersOnTheLogin = meta.story({
  name: 'Providers on the login',
  args: { view: 'Views/Providers on the login' },
})

export const PublicCompany = meta.story({ name: 'Public company', args: { view: 'Views/Public company' } })

export const PublicShell = meta.story({ name: 'Public shell', args: { view: 'Views/Public shell' } })

export const Reading = meta.story({ args: { view: 'Views/Reading' } })

export const Registration = meta.story({ args: { view: 'Views/Registration' } })

export const ReportAJob = meta.story({ name: 'Report a job', args: { view: 'Views/Report a job' } })

export const ImportOfResume = meta.story({
  name: 'Import of a resume',
  args: { view: 'Views/Import of a resume' },
})

export const ResumeBuilder = meta.story({
  name: 'Resume builder',
  args: { view: 'Views/Resume builder' },
})

export const Resumes = meta.story({ args: { view: 'Views/Resumes' } })

export const SetAPassword = meta.story({ name: 'Set a password', args: { view: 'Views/Set a password' } })

export const SharedResume = meta.story({
  name: 'Shared resume',
  args: { view: 'Views/Shared resume' },
})

export const RoleChooser = meta.story({ name: 'Role chooser', args: { view: 'Views/Role chooser' } })

export const OpeningsOfAnApplication = meta.story({
  name: 'Openings of an application',
  args: { view: 'Views/Openings of an application' },
})

export const SaveAJob = meta.story({ name: 'Save a job', args: { view: 'Views/Save a job' } })

export const SaveASearch = meta.story({ name: 'Save a search', args: { view: 'Views/Save a search' } })

export const SavedSearches = meta.story({ name: 'Saved searches', args: { view: 'Views/Saved searches' } })

export const SearchInPlace = meta.story({
  name: 'Search in place',
  args: { view: 'Views/Search in place' },
})

export const SignedOut = meta.story({ name: 'Signed out', args: { view: 'Views/Signed out' } })

export const Storage = meta.story({ args: { view: 'Views/Storage' } })

export const StopMails = meta.story({ name: 'Stop mails', args: { view: 'Views/Stop mails' } })

export const TalentInvite = meta.story({
  name: 'Talent: invite to apply',
  args: { view: 'Views/Talent/Invite to apply' },
})

export const TalentPerson = meta.story({
  name: 'Talent: person page',
  args: { view: 'Views/Talent/Person page' },
})

export const TalentProfile = meta.story({ name: 'Talent: profile', args: { view: 'Views/Talent/Profile' } })

export const TalentSearch = meta.story({ name: 'Talent: search', args: { view: 'Views/Talent/Search' } })

export const TalentShortlist = meta.story({
  name: 'Talent: shortlist',
  args: { view: 'Views/Talent/Shortlist' },
})

export const TermsNotice = meta.story({
  name: 'Terms notice',
  args: { view: 'Views/Terms notice' },
})

export const Verification = meta.story({ args: { view: 'Views/Verification' } })

export const VerificationReminder = meta.story({
  name: 'Verification reminder',
  args: { view: 'Views/Verification reminder' },
})

export const WritePosting = meta.story({ name: 'Post a job', args: { view: 'Views/Post a job' } })
