import preview from '../../.storybook/preview.tsx'
import { PathArt } from '../../src/ui/brand/PathArt.tsx'

const meta = preview.meta({
  title: 'Foundations/The path',
  component: PathArt,
  args: { picture: 'plate' as const, progress: 0.45, className: 'h-dvh w-full' },
  argTypes: { progress: { control: { type: 'range', min: 0, max: 1, step: 0.05 } } },
})

export const Role = meta.story({ args: { progress: 0.15 } })
export const Account = meta.story({ args: { progress: 0.45 } })
export const Password = meta.story({ args: { progress: 0.7 } })
export const Verified = meta.story({ args: { progress: 1 } })
export const FirstCard = meta.story({
  name: 'First card',
  args: { picture: 'climb', progress: 1, className: 'h-33 w-full' },
})
export const SecondCard = meta.story({
  name: 'Second card',
  args: { picture: 'bend', progress: 1, className: 'h-33 w-full' },
})
export const Nothing = meta.story({
  args: { picture: 'small', progress: 0, className: 'h-33 w-60 rounded-panel' },
})
