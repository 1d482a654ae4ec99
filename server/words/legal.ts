/** Built-in privacy policy and terms, in Markdown. They describe the behavior of the software. */
export const legalTemplates = {
  privacy: (
    brand: string,
    contact?: string,
  ) => `We keep as little about you as a job marketplace needs, we show it to as few people as possible, and we delete it when its time is over. There are no ads and no trackers here, and we sell nothing about you.

# What we keep, and why

The list at the end of this page names every kind of data, its purpose, its legal ground, how long we keep it, and what happens when you delete your account.

# Who sees it

- **Employers** see your application once you send it: your name, your resume, your letter, your answers, and your messages. They don’t see drafts, other applications, or resumes you didn’t send.
- **Everyone** sees a resume only while you share it by a link, and job posts and company pages once they are published.
- **The people who run ${brand} here** can see what is stored when they repair something or review a report.
- **Service providers** process data for us: the companies that host the server and deliver our emails. They may use it for nothing else.

# How long we keep it

- Applications: 12 months after they end. The page of an application shows the date to you and to the employer.
- Drafts of applications that you don’t send: 6 months after your last change.
- Your account: until you delete it. After 24 months without a login we delete it, and email you twice before.
- The security log: 12 months.

# Cookies and your browser

We only use cookies that keep you logged in and remember your color theme. Text that isn’t saved yet stays in your browser until it is.

# Your rights

You can see and correct your data on your pages at any time. In Settings you can export it and delete your account. You can also ask us to limit its use, and object to uses that rest on our legitimate interest. You can complain to the data protection authority of your country.

# Software doesn’t decide about you

No automated decision is made about you here: a person at the employer decides about every application.

# Contact

${contactIn(contact)}`,
  terms: (
    brand: string,
    contact?: string,
  ) => `These are the rules for using ${brand}. By creating an account you agree to them.

# What you get

${brand} lets candidates look for jobs and apply, and lets employers post jobs and reply. Candidates don’t pay. We are not a party to any contract between a candidate and an employer, and we don’t promise that you’ll find a job or hire someone.

# Your account

Give your real name and an email address that is yours. Keep your password to yourself, and tell us if someone else uses your account. You must be at least 16 years old.

# For candidates

Send only what is true and yours. Don’t upload files that harm others.

# For employers

- Post only jobs that exist, and say what they pay.
- Reply to every application by the date you promised. We show how often you do.
- Use what candidates send you to fill the job they applied for, and for nothing else. Don’t ask them for money.
- Treat candidates fairly, and follow the law on equal treatment and data protection.

# What isn’t allowed

No fraud, no spam, no harassment, no discrimination, no attempts to break or overload the service, and no collecting of other people’s data.

# What we may do

We may hide a job post, suspend a company, or close an account that breaks these rules. We tell you why. You can answer, and we look again.

# Liability

We run the service with care, but can’t promise that it is always available. We are liable as the law requires, and not beyond it.

# The end

You can delete your account at any time. We may end the service with 30 days’ notice.

# Changes

We ask you once when these terms or the privacy policy change. The date of the current version is at the top of this page.

# Contact

${contactIn(contact)}`,
} as const

const contactIn = (contact?: string) =>
  contact === undefined ? 'Contact the people who run this server.' : `Email [${contact}](mailto:${contact}).`

/** Effect of account deletion, for the table on the privacy page. */
export const deletionTexts = {
  erase: 'Erased',
  tombstone: 'Kept without your name',
  keep: (reason: string) => `Kept: ${reason}`,
} as const

export const legalRefusals = {
  changed: 'The terms have changed since you opened this page. Reload it to read the current ones.',
} as const
