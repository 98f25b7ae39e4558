/** What leaves a module is named where it leaves. */
export const noExportAll = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ExportAllDeclaration: (node) =>
      context.report({
        node,
        message: 'Name what leaves this module: export { course, type Course } from …',
      }),
  }),
}
