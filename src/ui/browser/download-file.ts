/** Offers a file to the reader as a download. */
export function downloadFile(name: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
