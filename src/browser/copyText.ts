/** Copies text to the clipboard. Rejects without permission, and on pages without HTTPS. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
