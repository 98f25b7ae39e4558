/** Whether to share a certificate: `yes` or `no`. */
export const sharingFields = { is_shared: {} }
