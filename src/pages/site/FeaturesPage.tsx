import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Screens } from '../../views/site/Screens.tsx'
import { Part, Points, Text } from '../../views/site/reading/Text.tsx'

export default function FeaturesPage() {
  return (
    <Text
      title="Features"
      lead="Whoever applies here gets an answer: whose turn it is, and until when, is something that both sides see."
    >
      <Part title="For candidates">
        <Points
          of={[
            'Search by what, where and how far. Pay is the first fact of every job, and every search is an address that you can keep or send on.',
            'Before you apply you read what happens then: each step, who has the turn, how long it takes, which questions come, and whether a program looks at applications.',
            'Write a resume beside its pages, or bring one along from a PDF, Word or LinkedIn: it saves itself, takes back every change, shows what a program reads of it, and goes out as a PDF or as a file to take elsewhere.',
            'Apply on one page: a resume that you wrote here or a PDF of your own, a letter that you wrote once for many jobs or write right there, the answers to the questions. What you answered before is filled in.',
            'What you sent is kept as it was. Your applications say for each of them whose turn it is and until when.',
            'If no answer comes for a week after it was due, you can stop waiting. That ends the application, and counts in the record of the company.',
          ]}
        />
        <Screens
          of={{
            search: 'What a search finds: what each job pays, and within how many days you get an answer.',
            way: 'An application: it is your turn, until when, and what comes after.',
          }}
        />
        <p className="mt-3">
          <ButtonLink look="secondary" href={paths.jobs}>
            Find jobs
          </ButtonLink>
        </p>
      </Part>
      <Part title="For employers">
        <Points
          of={[
            'Write a posting in about ten minutes. It saves itself, shows itself beside the fields as people will read it, and names what is missing.',
            'Everybody who has applied stands in one list, whoever is due first on top. Ask, tell, move on, offer or reject: you see the message as it will be read.',
            'A rejection needs a reason and a person, and can be undone for ten minutes. No program rejects anybody.',
            'A posting closes when everybody in it has an answer, and asks every two weeks whether it is still true.',
            'From ten people on, how you answer stands beside every posting of yours. Keep it well, and it speaks for you.',
            'Show by your mail address or a DNS record that the company is yours, and invite colleagues to act for it.',
          ]}
        />
        <Screens
          of={{
            posting: 'A posting: what you can do with it, and what happened to it.',
            applicants: 'Who has applied: whoever has waited longest stands first.',
          }}
        />
        <p className="guest-only mt-3">
          <ButtonLink look="secondary" href={paths.register('employer')}>
            Hire talent
          </ButtonLink>
        </p>
      </Part>
      <Part title="For everybody">
        <Points
          of={[
            'Nobody can pay to stand higher in a search.',
            'It works with a keyboard, a screen reader and a slow telephone, and searching needs no scripts.',
            'No advertising, and nothing that follows you to other sites.',
          ]}
        />
      </Part>
    </Text>
  )
}
