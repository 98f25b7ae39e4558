/** What is uploaded, such as videos. */
export type UploadKind = {
  /** An upload by its id; undefined if there is none of this kind. */
  find(id: string): Promise<{ isUploading: boolean; hasUpload: boolean } | undefined>
  /** Records that all bytes have arrived. */
  receive(id: string): Promise<void>
}
