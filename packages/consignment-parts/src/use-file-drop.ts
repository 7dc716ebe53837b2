import { useState, type DragEvent } from 'react';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** The props of an element that files can be dropped on. While `canDrop` is false, it refuses them. */
export function useFileDrop(canDrop: boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Always prevent the default: the browser would leave the page and open the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = canDrop ? 'copy' : 'none';
      setOver(canDrop);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      if (canDrop) onFiles([...event.dataTransfer.files]);
    },
  };
}
