// Runs in the bare page: the minimum of a filtered list, with as many entries as the palette has and as many shown.
const words = Array.from({ length: 230 }, (_, number) =>
  `迷宮 ${number} The Maze ${number}`.normalize('NFKC').toLowerCase(),
);
const list = document.querySelector('ul');
function show(typed) {
  const found = words.filter((word) => word.includes(typed.normalize('NFKC').toLowerCase())).slice(0, 40);
  list.replaceChildren(
    ...found.map((word) => {
      const line = document.createElement('li');
      line.textContent = word;
      return line;
    }),
  );
}
document.querySelector('input').addEventListener('input', (event) => show(event.target.value));
show('');
