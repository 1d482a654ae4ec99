import type { GuideText } from '../guideText.ts'

export const writingAResume: GuideText = {
  sections: [
    {
      title: 'Answer one question',
      blocks: [
        'Everyone who reads your resume is asking the same thing: can this person do this job? Put what answers that question first. Shorten or cut the rest.',
        'Two pages are enough for almost everyone. In your first few years of work, aim for one.',
      ],
    },
    {
      title: 'What to include, in this order',
      blocks: [
        [
          'Your name, city, email address, and phone number. Leave out your date of birth, photo, and marital status: they say nothing about your work, and in many countries employers aren’t allowed to ask for them.',
          'Two or three sentences about what you do and what you’re looking for.',
          'Your work history, newest first: job title, employer, dates, and three to five lines about what you achieved.',
          'Your education: degrees, training, and certificates that are still valid.',
          'Skills the job post asks for, in the words of the job post, as long as they’re true.',
        ],
      ],
    },
    {
      title: 'Write about results',
      blocks: [
        'A line says more when it starts with what you did and ends with what changed: “Built sets for twelve shows a year and cut scene changes from nine minutes to five.” Use a number where you have one. Where you don’t, name what exists now because of you.',
        'You don’t need to apologize for gaps. One line with the years and the reason is enough: caring for family, study, travel, illness.',
      ],
    },
    {
      title: 'Make it easy for software to read',
      blocks: [
        'Many employers use software that pulls the text out of your file. Stick to plain headings such as Work and Education, and use real text, not pictures of text. To check, copy everything out of the PDF and paste it into an empty document: what you see is what the software sees.',
      ],
    },
    {
      title: 'Before you send it',
      blocks: [
        [
          'Read it aloud once. If you stumble over a sentence, so will your reader.',
          'Show it to one person who knows your field and one who doesn’t.',
          'Give the file a name people can find again: your name, then “Resume”.',
        ],
      ],
    },
  ],
  sources: [
    {
      title: 'National Careers Service: how to write a CV',
      href: 'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
    },
    {
      title: 'CareerOneStop, U.S. Department of Labor: resume guide',
      href: 'https://www.careeronestop.org/JobSearch/Resumes/ResumeGuide/introduction.aspx',
    },
  ],
}
