/** Copies a text. Fails where the browser lets no page copy, as it does where the page did not come by https. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
