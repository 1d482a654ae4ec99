import { Guide } from '../../../views/site/reading/Guide.tsx'
import { Part, Points } from '../../../views/site/reading/Text.tsx'

const sources = [
  {
    title: 'National Careers Service: how to write a CV',
    href: 'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
  },
  {
    title: 'CareerOneStop, U.S. Department of Labor: resume guide',
    href: 'https://www.careeronestop.org/JobSearch/Resumes/ResumeGuide/introduction.aspx',
  },
]

export default function WritingAResume() {
  return (
    <Guide slug="writing-a-resume" sources={sources}>
      <Part title="One question decides">
        <p>
          Whoever reads your resume asks one thing: can this person do this work? Everything that helps to
          answer it comes first. Everything else is shorter, or goes.
        </p>
        <p>Two pages are enough for nearly everybody, and one for the first years of work.</p>
      </Part>
      <Part title="What stands on it, in this order">
        <Points
          of={[
            'Your name, your town, an e-mail address and a telephone number. No date of birth, no photograph, no marital status: they help nobody to judge your work, and in many countries nobody may ask for them.',
            'Two or three sentences on what you do, and what you look for.',
            'Your work, the newest first: what you were called, where, from when to when, and three to five lines on what came of it.',
            'What you learned: training, degrees, certificates that are still valid.',
            'Skills that the posting names, in the words of the posting, as long as they are true.',
          ]}
        />
      </Part>
      <Part title="Write what came of it">
        <p>
          A line says more when it begins with what you did and ends with what changed: “Built the set for
          twelve shows a year and cut the time of a change of scene from nine minutes to five.” A figure is
          good where you have one. Where you have none, say what was there afterwards that was not there
          before.
        </p>
        <p>
          Gaps need no excuse. A line with the years and the reason is enough: care, study, travel, illness.
        </p>
      </Part>
      <Part title="Machines read it too">
        <p>
          Many employers let a program take the text out of your file. Use one column, plain headings such as
          Work and Education, and real text instead of pictures of text. Copy everything out of the PDF into
          an empty page: what you see there is what the program sees.
        </p>
      </Part>
      <Part title="Before you send it">
        <Points
          of={[
            'Read it aloud once. What you stumble over, somebody else will too.',
            'Give it to one person who knows the trade, and to one who does not.',
            'Name the file so that it can be found: your name, then “Resume”.',
          ]}
        />
      </Part>
    </Guide>
  )
}
