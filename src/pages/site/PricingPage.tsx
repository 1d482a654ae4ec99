import { paths } from '../../../contract/paths.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { Part, Points, Text } from '../../views/site/reading/Text.tsx'

export default function PricingPage() {
  return (
    <Text title="Pricing" lead="It costs nothing: not to look for work, and for now not to hire either.">
      <Part title="Candidates: free">
        <Points
          of={[
            'Searching, saving, applying and every answer.',
            'As many applications as you like.',
            'It stays free: whoever looks for work never pays here.',
          ]}
        />
      </Part>
      <Part title="Employers: free for now">
        <Points
          of={[
            'As many postings, and as many colleagues, as you need.',
            'Everybody who applies, with every message.',
            'If that changes, we say so at least three months before, and what is published by then stays free until its last day.',
          ]}
        />
      </Part>
      <Part title="What nobody can buy">
        <p>
          A higher place in a search, a better record, or a way around an answer. The order of a search is the
          same for everybody: the newest first, the best match, or the highest pay.
        </p>
      </Part>
      <p className="guest-only">
        <ButtonLink href={paths.chooseRegister}>Create an account</ButtonLink>
      </p>
    </Text>
  )
}
