import type { ReactNode } from 'react'
import { paths } from '../../../contract/paths.ts'
import type { PostingItem } from '../../../contract/postings/calls.ts'
import type { User } from '../../../contract/user.ts'
import type { CreatingFlow } from '../../../machines/postings/creating.ts'
import type { ReadingFlow } from '../../../machines/reading/reading.ts'
import { ButtonLink } from '../../ui/controls/Button.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Reading } from '../reading/Reading.tsx'
import { PostingRows } from './PostingRows.tsx'
import { WritePosting } from './WritePosting.tsx'

interface Props {
  user: User
  reading: ReadingFlow
  /** As far as they have been read: first those that need somebody. */
  postings: readonly PostingItem[] | undefined
  creating: CreatingFlow
  /** Who waits for an answer; nothing, where nobody does. */
  people?: ReactNode
  /** Whether somebody has applied, and everybody has an answer. */
  isAnswered?: boolean
}

const waiting: ReadonlySet<PostingItem['state']> = new Set(['unconfirmed', 'expired', 'draft'])

/** Where an employer arrives: who waits for an answer, then what has to be confirmed or finished. */
export function EmployerHomeView({ user, reading, postings, creating, people, isAnswered = false }: Props) {
  const todo = postings?.filter(({ state }) => waiting.has(state)) ?? []
  const [first] = todo
  return (
    <>
      <Heading>Welcome, {user.firstName}</Heading>
      <Reading flow={reading} what="what waits for you" rows={3}>
        {people}
        {first && (
          <section>
            <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <h2 className="text-h3">{waitsInWords(todo.length)}</h2>
              <ButtonLink size="small" look={people ? 'secondary' : 'primary'} href={paths.posting(first.id)}>
                {first.state === 'draft' ? 'Go on with the first' : 'Answer the first'}
              </ButtonLink>
            </div>
            <PostingRows postings={todo} />
          </section>
        )}
        {postings && !first && !people && (
          <EmptyState
            title={
              postings.length > 0
                ? isAnswered
                  ? 'Everybody has an answer'
                  : 'Nothing waits'
                : 'No posting yet'
            }
            text={
              postings.length > 0
                ? 'Every posting goes on by itself.'
                : 'It takes about ten minutes. Until somebody applies, tell people about your company.'
            }
          />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="max-w-full has-[form]:w-full">
            <WritePosting flow={creating} isSecond={first !== undefined || Boolean(people)} />
          </div>
          {postings && postings.length > 0 ? (
            <TextLink href={paths.postings}>All postings</TextLink>
          ) : (
            <TextLink href={paths.company}>Open your company</TextLink>
          )}
        </div>
      </Reading>
    </>
  )
}

const waitsInWords = (count: number) =>
  count === 1 ? '1 posting waits for you' : `${count} postings wait for you`
