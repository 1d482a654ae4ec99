import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
  /** True if all panels are printed. */
  isPrintedWhole?: boolean
}

/** Tabs of which one panel is open. The others stay mounted, so that typed text is kept. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  isPrintedWhole = false,
}: Props<Value>) {
  return (
    <Root
      value={value}
      onValueChange={(wanted) => {
        const tab = tabs.find((one) => one.value === wanted)
        if (tab) onChange(tab.value)
      }}
    >
      <List
        aria-label={label}
        className="mb-6 flex flex-wrap gap-x-6 border-b border-line sm:gap-x-8 print:hidden"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 border-b-3 border-transparent px-1 text-body text-muted transition-colors duration-colour hover:border-field hover:text-ink data-[state=active]:border-selected-line data-[state=active]:font-medium data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content
          key={tab.value}
          value={tab.value}
          forceMount
          className={`rounded-inner data-[state=inactive]:hidden ${isPrintedWhole ? 'print:not-first:mt-8 print:block!' : ''}`}
        >
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}
