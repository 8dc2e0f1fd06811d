import { useEffect, useState } from 'react';

/** Returns an object URL of a file for this page; undefined until it is created. */
export function useFileAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
