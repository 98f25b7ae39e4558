// The package brings no types; this is what react-compiler.test.ts uses of it.
declare module '@babel/core' {
  export function transformAsync(
    code: string,
    options: Record<string, unknown>,
  ): Promise<{ code: string } | null>
}
