/** The smallest page rendered per request: the cost of Next and React alone. @param {{ title: string }} props */
export default function Bare({ title }) {
  return (
    <main>
      <h1>{title}</h1>
    </main>
  );
}

export const getServerSideProps = async () => ({ props: { title: 'Bare' } });
