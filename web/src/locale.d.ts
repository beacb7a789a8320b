declare module "locale:all" {
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}
