/** Letter of a right-to-left script. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * Wraps a right-to-left name in Unicode isolates, so that it does not reorder the words, numbers and
 * punctuation around it in a plain-text sentence. JSX uses the component `Name` instead.
 */
export const isolate = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)
