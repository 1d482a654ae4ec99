/** Commands on the picture of an owner: the logo of a company, or the photo of a user. */
export interface PictureCommands<Owner extends object> {
  readonly setPicture: { readonly input: { readonly file: File }; readonly output: Owner }
  readonly removePicture: { readonly input: object; readonly output: Owner }
}
