/** Forbids `export *`. */
export const noExportAll = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ExportAllDeclaration: (node) =>
      context.report({
        node,
        message: 'Name each export: export { course, type Course } from …',
      }),
  }),
}
