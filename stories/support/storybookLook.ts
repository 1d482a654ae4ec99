import { create } from 'storybook/theming/create'
import { fontFamily } from '../../src/ui/tokens/scale.ts'
import { themes } from '../../src/ui/tokens/themes.ts'

const lookOf = (base: keyof typeof themes) => {
  const colours = themes[base]
  return create({
    base,
    brandTitle: 'Every state, everywhere',
    fontBase: fontFamily.sans.join(),
    fontCode: fontFamily.secret.join(),
    colorPrimary: colours.primary,
    colorSecondary: colours.focus,
    appBg: colours.sunken,
    appContentBg: colours.canvas,
    appPreviewBg: colours.canvas,
    appBorderColor: colours.line,
    appBorderRadius: 8,
    textColor: colours.ink,
    textMutedColor: colours.subtle,
    textInverseColor: colours.canvas,
    barBg: colours.surface,
    barTextColor: colours.muted,
    barHoverColor: colours.link,
    barSelectedColor: colours.link,
    inputBg: colours.surface,
    inputBorder: colours.field,
    inputTextColor: colours.ink,
    inputBorderRadius: 8,
    buttonBg: colours.surface,
    buttonBorder: colours.field,
    booleanBg: colours.sunken,
    booleanSelectedBg: colours.surface,
  })
}

/** Themes of Storybook and its documentation, with the product's colours and fonts. */
export const look = { light: lookOf('light'), dark: lookOf('dark') }
