// The package has no types; these are the parts that react-compiler.test.ts uses.
declare module '@babel/core' {
  export function transformAsync(
    code: string,
    options: Record<string, unknown>,
  ): Promise<{ code: string } | null>
}
