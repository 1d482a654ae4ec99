interface Item {
  readonly question: string
  readonly answer: string
}

/** Questions and answers in two columns. */
export const QuestionList = ({ items }: { items: readonly Item[] }) => (
  <dl className="grid gap-x-16 gap-y-7 md:grid-cols-2">
    {items.map(({ answer, question }) => (
      <div key={question}>
        <dt className="text-h3 text-balance">{question}</dt>
        <dd className="mt-1.5 text-pretty text-muted">{answer}</dd>
      </div>
    ))}
  </dl>
)
