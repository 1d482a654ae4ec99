import { Guide } from '../../../views/site/reading/Guide.tsx'
import { Part, Points } from '../../../views/site/reading/Text.tsx'

const sources = [
  {
    title: 'Federal Trade Commission: how to avoid job scams',
    href: 'https://consumer.ftc.gov/consumer-alerts/2021/04/dont-let-job-scams-block-your-path-forward',
  },
  {
    title: 'Federal Trade Commission: never pay to get a job',
    href: 'https://consumer.ftc.gov/consumer-alerts/2020/12/hire-not-so-delightful',
  },
]

export default function GhostJobsAndScams() {
  return (
    <Guide slug="ghost-jobs-and-scams" sources={sources}>
      <Part title="Two different things">
        <p>
          A ghost job is published by a real company that is not going to hire: it was filled and never taken
          down, or it collects people for some day. A scam is published by somebody who wants your money or
          your identity. One costs you an evening, the other much more.
        </p>
      </Part>
      <Part title="Signs of a ghost job">
        <Points
          of={[
            'It has been up for months, or comes back every few weeks with the same words.',
            'It names no pay, no team and no date.',
            'The company’s own page does not have it.',
            'Nobody can tell you when a decision is due.',
          ]}
        />
        <p>
          Here an employer has to say again every two weeks that they are still hiring. A posting about which
          nobody says so pauses by itself, and its page says when it was last confirmed.
        </p>
      </Part>
      <Part title="What nobody who hires ever asks for">
        <Points
          of={[
            'Money: for training, equipment, a certificate, a background check.',
            'That you cash a cheque and send on a part of it. The cheque is false, and the bank takes its money back from you.',
            'Your bank account, a copy of your passport or your social security number before there is a contract.',
            'Your password or a code that was sent to your telephone.',
          ]}
        />
      </Part>
      <Part title="Before you answer">
        <Points
          of={[
            'Find the company’s own site yourself, and look for the job there. Do not use the link in the message.',
            'Search for the name of the company together with “scam”.',
            'Look at where the mail comes from: an address at a free mail service is a reason to ask.',
            'Be wary of an offer without an interview, and of one that has to be accepted today.',
          ]}
        />
        <p>
          On a job’s page here, “Report this job” brings it to people who look at it. If you have lost money,
          tell your bank and the police at once.
        </p>
      </Part>
    </Guide>
  )
}
