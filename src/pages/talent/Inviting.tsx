import { useState, type ComponentProps } from 'react'
import { useReading } from '../../app/useReading.ts'
import { listPostings, readPosting } from '../../effects/postings.ts'
import { InviteDialog } from '../../views/talent/InviteDialog.tsx'
import { Reading } from '../../views/reading/Reading.tsx'
import { payInWords } from '../../../contract/postings/payInWords.ts'
import { invitingWords } from '../../words/talent/inviting.ts'

const openPosts = { state: 'published', limit: 50 } as const

type Props = Pick<ComponentProps<typeof InviteDialog>, 'firstName' | 'flow' | 'id' | 'left'>

/** Dialog for inviting a person to apply, with the company's open job posts. */
export function Inviting(props: Props) {
  const [chosen, setChosen] = useState('')
  const { flow, data } = useReading(listPostings, openPosts)
  return (
    <InviteDialog
      {...props}
      posts={data?.items}
      loading={
        <Reading flow={flow} what={invitingWords.what} rows={2}>
          {null}
        </Reading>
      }
      pay={chosen !== '' && <PayOf key={chosen} id={chosen} />}
      onChoose={setChosen}
    />
  )
}

/** Pay of the chosen job post, which the invitation includes. */
function PayOf({ id }: { id: string }) {
  const { data } = useReading(readPosting, { id })
  return (
    <p className="mb-4 min-h-[1lh] text-hint text-muted">
      {data && invitingWords.pay(payInWords(data.posting.pay))}
    </p>
  )
}
