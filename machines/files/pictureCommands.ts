/** Commands about the picture of an owner: the company with its logo, or the user with their photo. */
export interface PictureCommands<Owner extends object> {
  readonly setPicture: { readonly input: { readonly file: File }; readonly output: Owner }
  readonly removePicture: { readonly input: object; readonly output: Owner }
}
